import type { TablePage } from './table-page.js';

/** From now on, what reaches the element though no player did it. */
export function untrustedOf({ element }: TablePage): string[] {
  const untrusted: string[] = [];
  for (const type of ['click', 'keydown', 'input', 'change']) {
    // Not every event leaves a shadow root.
    element.shadowRoot!.addEventListener(
      type,
      ({ isTrusted }) => {
        if (!isTrusted) untrusted.push(type);
      },
      { capture: true },
    );
  }
  return untrusted;
}
