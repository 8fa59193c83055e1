/** Tags whose other version has been told of. */
const warned = new Set<string>();

/** Whether a tag is still free. The same version twice is silent; another version is warned of once. */
export function isFree(tag: string, registry: CustomElementRegistry, version: string): boolean {
  const before = registry.get(tag);
  if (before === undefined) return true;
  const there = 'version' in before ? String(before.version) : 'unknown';
  if (there !== version && !warned.has(tag)) {
    warned.add(tag);
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
