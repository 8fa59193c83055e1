import type { Entry } from './entry.js';

/** Digits say a hand's value, Escape cancels, Ctrl or Cmd with Z undoes. */
export function shortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, entry: Entry) {
  const { draft, isInserting } = entry;
  if (key === 'Escape' && (draft.step !== 'idle' || isInserting)) {
    return () => {
      entry.cancel();
    };
  }
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z') {
    return () => {
      if (shiftKey) entry.redo();
      else entry.undo();
    };
  }
  if (!ctrlKey && !metaKey && !altKey && draft.step === 'value' && /^\d$/.test(key)) {
    const [said] = draft.said;
    const [name, field] = said.asked[0] ?? [];
    if (name === undefined || field?.kind !== 'integer') return undefined;
    return () => {
      entry.say(draft.seat, said.type, { [name]: Number(key) });
    };
  }
  return undefined;
}
