/* The browser's own storage, as it is on bad days. */

type Method = 'getItem' | 'setItem';

/** Runs with a method of every storage replaced. */
export async function withStorage(method: Method, stub: () => never, run: () => Promise<void>): Promise<void> {
  const { prototype } = Storage;
  const original = Object.getOwnPropertyDescriptor(prototype, method)!;
  Object.defineProperty(prototype, method, { ...original, value: stub });
  try {
    await run();
  } finally {
    Object.defineProperty(prototype, method, original);
  }
}

/** Stores until not one character more fits. */
export function fillStorage(): void {
  for (let size = 2 ** 23; size >= 1;) {
    try {
      localStorage.setItem(`filling ${localStorage.length}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
}
