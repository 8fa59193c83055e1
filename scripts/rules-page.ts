import { inKebabCase } from '../src/engine/names.js';
import { rulesets, type OptionField, type OptionValue } from '../src/engine/index.js';
import { optionsInForce } from '../src/engine/session.js';
import { scoreTables, type ScoreTable } from '../src/engine/tables.js';
import { en } from '../src/locales/en/index.js';
import { rules } from '../src/locales/en/rules/rules-en.js';
import { works } from '../src/locales/en/rules/works.js';
import { rulesOf, whoText, type HeadingWords, type Rule, type TableWords } from '../src/locales/rules.js';

/** docs/rules.md: what the panel "Rules and tables" shows, for all rulesets under their defaults. */
export function rulesPage(): string {
  return [
    '# Rules, sources and other readings',
    'What each ruleset of `<mahjong-settler>` pays, who says so, and who plays otherwise. Where tables differ on something that' +
      ' the element can do, it is an attribute; its default is in bold. The element shows the same under “Rules and tables”.',
    rules.remark,
    ...[...rulesets.keys()].flatMap(rulesetPart),
    '## Works',
    lines([
      '| cited as | work |',
      '| --- | --- |',
      ...Object.values(works).map(({ short, title }) => row([short, title])),
    ]),
    '<!-- Made from src/locales/en/rules by `npm run docs`. -->',
  ]
    .join('\n\n')
    .concat('\n');
}

function rulesetPart(id: string): string[] {
  const ruleset = rulesets.get(id);
  const book = rules.books[id];
  if (!ruleset || !book) throw new Error(`No rules for ${id}`);
  return [
    `## ${en.rulesets[id]?.name ?? id} (\`${id}\`)`,
    ...scoreTables(ruleset, optionsInForce(ruleset)).flatMap((table) => tablePart(table, book.tables[table.id])),
    ...rulesOf(book).flatMap((rule) => rulePart(rule, rule.option && ruleset.options[rule.option])),
  ];
}

function tablePart(table: ScoreTable, words: TableWords | undefined): string[] {
  if (!words) throw new Error(`No words for the table ${table.id}`);
  const { cells, columns, options, rows } = table;
  const heads = columns.map((column) => whole(words.column(column, options), ': '));
  return [
    `**${words.title(options)}**`,
    lines([
      row(['', ...heads]),
      row(['---', ...heads.map(() => '---:')]),
      ...rows.map((one, at) => row([whole(turned(words.row(one, options)), ', '), ...(cells[at] ?? []).map(String)])),
    ]),
  ];
}

/** "Another seat wins: the Leader pays" */
function whole({ group, label }: HeadingWords, between: string): string {
  return [group, label].filter(Boolean).join(between);
}

/** A row says what it is first, then to which group it belongs. */
function turned({ group = '', label }: HeadingWords): HeadingWords {
  return group ? { group: label, label: group } : { label };
}

function rulePart(
  { option, readings = [], sources, text, title }: Rule,
  field: OptionField | '' | undefined,
): string[] {
  const list = readings.map(({ text, value, who }) => {
    const isDefault = field && value === field.default;
    const name = value === undefined ? '' : `\`${written(value)}\`: `;
    return `- ${isDefault ? `**${name}${text}**` : `${name}${text}`} (${whoText(who)})`;
  });
  const heading = option === undefined ? 'Other readings:' : `Attribute \`${inKebabCase(option)}\`:`;
  return [`### ${title}`, text, `*Source:* ${whoText(sources)}`, ...(list.length > 0 ? [heading, lines(list)] : [])];
}

/** As an attribute has it. */
function written(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function lines(all: readonly string[]): string {
  return all.join('\n');
}
