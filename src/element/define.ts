/** Whether a tag is still free. The same version twice is silent; another version is warned of once. */
export function isFree(tag: string, registry: CustomElementRegistry, version: string): boolean {
  const before = registry.get(tag);
  if (before === undefined) return true;
  const there = 'version' in before ? String(before.version) : 'unknown';
  // On the class that is there, as this file may be in the page more than once.
  const told = Symbol.for(`mahjong-settler ${version}`);
  if (there !== version && !Object.hasOwn(before, told)) {
    Reflect.set(before, told, true);
    console.warn(`<${tag}> ${there} is defined already; version ${version} stays unused.`);
  }
  return false;
}

/** Hands properties that a page has set before the element was defined to its accessors, in whose way they stand. */
export function adoptEarly(element: object, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
