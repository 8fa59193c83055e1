/** Whether the text is in the clipboard now. Where the page may not write to it, nothing happens. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    // Not there at all where the page came by plain HTTP.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** `mahjong-sichuan-2026-01-31.csv`, by the date of where the reader is. */
export function fileName(ruleset: string, extension: string, date = new Date()): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((one) => String(one).padStart(2, '0'));
  return `mahjong-${ruleset}-${day.join('-')}.${extension}`;
}

/** Hands a file over to the browser, which saves it. */
export function saveFile(page: Document, name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers take their time to fetch it.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
