import { waitUntil } from '@open-wc/testing';

/**
 * Until it holds. How long that takes depends on the machine alone, so it may take nearly all of a test's own time;
 * what never holds fails with the words given, or with the condition itself.
 */
export async function eventually(holds: () => boolean, what = String(holds)): Promise<void> {
  await waitUntil(holds, what, { interval: 25, timeout: 15_000 });
}
