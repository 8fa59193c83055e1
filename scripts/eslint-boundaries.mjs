/** Which folder of src may import what, as settings of `no-restricted-imports`. */

const rule = '@typescript-eslint/no-restricted-imports';
const up = (levels) => '\\.\\./'.repeat(levels);

/**
 * The rule sees the text of an import, not the file it means, so each depth below a folder gets patterns of its own.
 * `forbid` is told the regular expression of "one folder above mine" and answers with patterns.
 */
const folder = (path, forbid) =>
  [0, 1, 2].map((depth) => ({
    files: [`src/${path}/${'*/'.repeat(depth)}*.ts`],
    rules: { [rule]: ['error', { patterns: [...forbid(up(depth + 1)), entries(up(depth + path.split('/').length))] }] },
  }));

const entries = (root) => ({
  regex: `^${root}(index|cdn)\\.js$`,
  message: 'The registering entries are for users of the package, not for its modules.',
});

export const boundaries = [
  {
    files: ['src/*.ts'],
    ignores: ['src/cdn.ts'],
    rules: { [rule]: ['error', { patterns: [entries('\\./')] }] },
  },
  ...folder('element', () => []),
  ...folder('element/panels', () => [
    {
      regex: '^(?!\\./|.*/(locales/(rules|en/(?!index)[\\w/-]+)|engine/(tables|settle-up|reseat))\\.js$)',
      allowTypeImports: true,
      message: 'Panels are loaded on their own and get what the element has as arguments: import types.',
    },
  ]),
  ...folder('engine', (above) => [
    { regex: `^(?!\\.)|^${above}`, message: 'The engine imports nothing from outside src/engine.' },
  ]),
  ...folder('machine', (above) => [
    { regex: `^(?!\\.|xstate$)|^${above}(?!engine/)`, message: 'The machine imports the engine and xstate only.' },
  ]),
  ...folder('locales', (above) => [
    { regex: `^(?!\\.)|^${above}(?!engine/)`, message: 'Locales import types of the engine only.' },
    { regex: `^${above}engine/`, allowTypeImports: true, message: 'Locales import types of the engine only.' },
  ]),
];
