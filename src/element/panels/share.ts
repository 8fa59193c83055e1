import type { MahjongRecord } from '../../engine/record.js';
import { share as english } from '../../locales/en/share.js';
import type { ShareWords } from '../../locales/panel-words.js';
import type { Kit, Scene, Visit } from './kit.js';
import { encodeLink, linkTo } from './link-codec.js';
import { ledgerCsv } from './share-csv.js';
import { embedCode, plainEmbedCode, type Attribute } from './share-embed.js';
import { fileName, saveFile, toClipboard } from './share-files.js';
import { paletteIn } from './share-palette.js';
import { picture } from './share-picture.js';

export { decodeLink } from './link-codec.js';

interface State {
  /** The payload of a link, and the record that it is of. */
  readonly payload?: string;
  readonly of?: MahjongRecord;
  /** What came of the actions so far. */
  readonly told?: Readonly<Partial<Record<Action, string | undefined>>>;
  /** What was copied last, or is to be. */
  readonly text?: string;
}

type Action = keyof ShareWords['actions'];
/** What an action needs: nothing yet, where it has to wait. */
type Deed = ((event: Event) => void) | undefined;

const states = new WeakMap<Visit, State>();

/** The ways out of the element: copies, files, print. None of them changes anything, so they are open to all. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button, host, visit } = kit;
  const words = kit.words?.share ?? english;
  const { game, open, ui } = scene;
  const { record } = game;
  const { told = {}, text } = states.get(visit) ?? {};
  const notation = kit.writeRecord(record);
  const page = addressOf(host);
  const attributes = attributesOf(host);
  const row = (action: Action, deed: Deed) => {
    const { label, hint } = words.actions[action];
    return html`<li>
      ${button(label, deed ?? (() => undefined), { dim: !deed })}
      <span class="muted sm" role="status">${told[action] ?? hint}</span>
    </li>`;
  };
  const copied = (action: Action, all: string) => row(action, () => void copy(kit, words, action, all));
  const saved = (action: Action, type: string, write: () => string) =>
    row(action, () => {
      const name = fileName(record.ruleset, action);
      saveFile(host.ownerDocument, name, type, write());
      tell(kit, action, words.saved(name));
    });
  const draw = () => {
    const base = host.shadowRoot?.querySelector('.base');
    return base ? picture(kit, scene, paletteIn(base)) : '';
  };
  const print = () => {
    host.ownerDocument.defaultView?.print();
    tell(kit, 'print', words.actions.print.done);
  };
  return html`<section class="panel share" aria-label=${ui.share}>
    <header>
      <h2>${ui.share}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <h3>${words.copy}</h3>
    <ul>
      ${page === undefined ? nothing : link(kit, scene, page, copied, row)} ${copied('notation', notation)}
      ${copied('tag', embedCode(notation, attributes))} ${copied('pre', plainEmbedCode(notation, attributes))}
    </ul>
    <h3>${words.save}</h3>
    <ul>
      ${saved('csv', 'text/csv', () => ledgerCsv(kit, scene, words))}
      ${saved('json', 'application/json', () => `${JSON.stringify(record, null, 2)}\n`)}
      ${saved('svg', 'image/svg+xml', draw)} ${row('print', print)}
    </ul>
    ${text === undefined ? nothing : html`<pre tabindex="0" role="region" aria-label=${words.text}>${text}</pre>`}
  </section>`;
}

/** Told beside the button, so that nothing moves. */
function tell(kit: Kit, action: Action, text: string | undefined): void {
  update(kit, { told: { ...states.get(kit.visit)?.told, [action]: text } });
}

function update({ host, visit }: Kit, change: State): void {
  states.set(visit, { ...states.get(visit), ...change });
  host.requestUpdate();
}

/** The page that opens links, as an absolute address; without one, or with one that is none, there are no links. */
function addressOf({ baseURI, shareUrl }: Kit['host']): string | undefined {
  try {
    return shareUrl === undefined ? undefined : new URL(shareUrl, baseURI).href;
  } catch {
    return undefined;
  }
}

/** What the element says that the record does not. Its rules and names stand in the notation, where they can be edited. */
function attributesOf(host: Element): Attribute[] {
  return ['explore', 'lang'].flatMap((name) => {
    const value = host.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
}

/** A link is made ahead, as some browsers copy nothing that they have to wait for. */
function link(
  kit: Kit,
  { game: { record } }: Scene,
  page: string,
  copied: (action: Action, text: string) => unknown,
  row: (action: Action, deed: Deed) => unknown,
): unknown {
  const { payload, of } = states.get(kit.visit) ?? {};
  if (of === record) return payload === undefined ? row('link', undefined) : copied('link', linkTo(page, payload));
  states.set(kit.visit, { ...states.get(kit.visit), of: record });
  void encodeLink(kit.writeRecord(record)).then((made) => {
    if (states.get(kit.visit)?.of === record) update(kit, { payload: made });
  });
  return row('link', undefined);
}

/** Where the clipboard is closed to the page, the text is selected for the reader to copy. */
async function copy(kit: Kit, words: ShareWords, action: Action, text: string): Promise<void> {
  const { host } = kit;
  const isCopied = await toClipboard(text);
  update(kit, { text });
  tell(kit, action, isCopied ? words.actions[action].done : words.selected);
  await host.updateComplete;
  const shown = host.shadowRoot?.querySelector('.share pre');
  if (!shown || isCopied) return;
  getSelection()?.selectAllChildren(shown);
  shown.scrollIntoView({ block: 'nearest' });
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .share li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
    padding-block: calc(var(--u) * 1.5);
  }
  .share li .btn {
    flex: 1 0 11em;
  }
  .share li span {
    flex: 2 1 14em;
    text-wrap: pretty;
  }
  .share pre {
    overflow: auto;
    max-height: 14em;
    margin: 0.5em 0 0;
    padding: 0.75em;
    border-radius: var(--ms-radius);
    background: var(--mat);
    font-size: var(--sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
