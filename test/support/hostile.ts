/** `depth` lists or objects within each other. */
export function nested(kind: 'list' | 'object', depth: number): unknown {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = kind === 'list' ? [value] : { type: value };
  return value;
}

function circle(): unknown {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  circle.type = circle;
  return circle;
}

function circularList(): unknown {
  const circular: unknown[] = [];
  circular.push(circular);
  return circular;
}

class Impostor {
  readonly type = 'win';
  readonly seat = 0;
}

/** Values that no JSON record holds, or not where they are put; made anew for every use. */
export const hostileValues: readonly (readonly [name: string, make: () => unknown])[] = [
  ['null', () => null],
  ['undefined', () => undefined],
  ['NaN', () => NaN],
  ['Infinity', () => Infinity],
  ['-Infinity', () => -Infinity],
  ['-0', () => -0],
  ['-1', () => -1],
  ['0.5', () => 0.5],
  ['1.5', () => 1.5],
  ['4', () => 4],
  ['1e308', () => 1e308],
  ['2 ** 53', () => 2 ** 53],
  ['a number as text', () => '1'],
  ['a boxed number', () => Object(1) as unknown],
  ['a boxed text', () => Object('win') as unknown],
  ['empty text', () => ''],
  ['long text', () => 'x'.repeat(1_000_000)],
  ['__proto__ as text', () => '__proto__'],
  ['constructor as text', () => 'constructor'],
  ['toString as text', () => 'toString'],
  ['hasOwnProperty as text', () => 'hasOwnProperty'],
  ['a big integer', () => 1n],
  ['a symbol', () => Symbol('win')],
  ['Symbol.iterator', () => Symbol.iterator],
  ['a function', () => () => 1],
  ['a class', () => Impostor],
  ['true', () => true],
  ['false', () => false],
  ['an empty object', () => ({})],
  ['an object without prototype', () => Object.create(null) as unknown],
  ['an instance', () => new Impostor()],
  ['a date', () => new Date(0)],
  ['a map', () => new Map([['type', 'win']])],
  ['a set', () => new Set([0])],
  ['a typed array', () => new Uint8Array(4)],
  ['an array-like', () => ({ length: 4, 0: 0, 1: 1, 2: 2, 3: 3 })],
  ['a promise', () => Promise.resolve(1)],
  ['an empty list', () => []],
  ['a list of holes', () => new Array(2)],
  ['the longest list', () => new Array(2 ** 32 - 1)],
  ['100,000 holes', () => new Array(100_000)],
  ['a list of lists', () => [[], [], [], []]],
  ['10,000 lists', () => nested('list', 10_000)],
  ['10,000 objects', () => nested('object', 10_000)],
  ['a circle', circle],
  ['a circular list', circularList],
  ['an own __proto__', () => JSON.parse('{"__proto__":{"type":"win"}}') as unknown],
  ['an inherited type', () => Object.create({ type: 'win', kind: 'added', seat: 0 }) as unknown],
  ['a proxy', () => new Proxy({}, {})],
  ['a proxy of a list', () => new Proxy([], {})],
];

/** The same value, of which every write throws. */
export function readOnlyProxy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const refuse = (): never => {
    throw new Error('the input was written to');
  };
  return new Proxy<T & object>(value, {
    get: (target, key, receiver): unknown => readOnlyProxy(Reflect.get(target, key, receiver)),
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
    setPrototypeOf: refuse,
    preventExtensions: refuse,
  });
}
