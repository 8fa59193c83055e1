import { RecordError, settle, type MahjongRecord, type Settlement } from '../../src/engine/index.js';

/** The refusal that `run` throws; anything else thrown, or nothing, fails. */
export function refusalOf(run: () => unknown): RecordError {
  const refused = tryTo(run);
  if (refused instanceof RecordError) return refused;
  throw new Error(`accepted: ${String(refused)}`);
}

/** What `run` returns, or the RecordError that it throws; everything else is thrown on. */
export function tryTo<T>(run: () => T): T | RecordError {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

/** Settles what comes from outside, typed or not. */
export function settleAny(record: unknown): Settlement {
  return settle(record as MahjongRecord);
}

export function clone<T>(value: T): T {
  return structuredClone(value);
}

export function fromJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Whether a JSON pointer leads to a value, or to a key that its parent could have. */
export function resolves(root: unknown, path: string): boolean {
  if (path === '') return true;
  if (!path.startsWith('/')) return false;
  const steps = path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at: unknown = root;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return true;
}

/** Paths of what is not frozen within `value`. */
export function thawed(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.isFrozen(value) ? [] : [path || '(top)'];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => thawed(one, `${path}/${key}`))];
}

export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}
