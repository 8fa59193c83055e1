/**
 * Names as people write them in a line: separated by commas, trimmed, one with a comma in it as a JSON string.
 * Whether they are four, and fit for a record, is judged with the record.
 */
export function splitNames(text: string): string[] {
  const parts = text.match(/\s*"(?:[^"\\]|\\.)*"\s*(?=,|$)|[^,]+|(?<=,)(?=,|$)/g) ?? [];
  return parts.map((part) => {
    const name = part.trim();
    return name.startsWith('"') ? unquote(name) : name;
  });
}

function unquote(name: string): string {
  try {
    const value: unknown = JSON.parse(name);
    return typeof value === 'string' ? value : name;
  } catch {
    return name;
  }
}
