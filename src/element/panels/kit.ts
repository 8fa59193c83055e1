import type { css, CSSResult, html, ReactiveControllerHost, svg, TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import type { GroupField, ListField } from '../../engine/fields.js';
import type { Money } from '../../engine/money.js';
import type { MahjongRecord } from '../../engine/record.js';
import type { Session } from '../../engine/session.js';
import type { Payment, Round, RoundEvent, Ruleset } from '../../engine/rulesets/index.js';
import type { Deal, OptionValues } from '../../engine/rulesets/ruleset.js';
import type { PerSeat, Seat } from '../../engine/seat.js';
import type { PanelWords } from '../../locales/panel-words.js';
import type { Script, Sentence } from '../../locales/words.js';
import type { Arrow, Lane, Surface } from '../arrows.js';
import type { Handler, PanelName, Scene } from '../scene.js';
import type { Given, Locks } from '../settings.js';
import type { TableView } from '../views/table.js';

/** One opening of a panel. Another is another object, so what a panel remembers while it is open hangs on it. */
export interface Visit {
  /** The round that the panel is about, by index. */
  readonly at?: number | undefined;
}

/** What a panel may know of the element around it, and ask of it. */
export type PanelHost = HTMLElement &
  Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'> & { readonly shareUrl: string | undefined };

/**
 * What a panel is given. Panels are loaded on demand, beside the self-contained file too, so they import nothing that
 * the element has already.
 */
export interface Kit {
  readonly css: typeof css;
  readonly html: typeof html;
  readonly svg: typeof svg;
  readonly nothing: symbol;
  /** Words of the panels in another language than English. */
  readonly words: PanelWords | undefined;
  /** What seats are called until players have names. */
  readonly seatNames: PerSeat<string>;
  readonly winds: PerSeat<string>;
  readonly glyphs: PerSeat<string>;
  readonly host: PanelHost;
  readonly visit: Visit;
  button(
    content: unknown,
    handler: Handler,
    look?: { className?: string; dim?: boolean; label?: string; pressed?: boolean },
  ): TemplateResult;
  who(seat: Seat, script: Script): TemplateResult;
  fourNumbers(scene: Scene, numbers: PerSeat<number>): TemplateResult;
  total(scene: Scene, label: string, numbers: PerSeat<number>): TemplateResult;
  /** How a number is told apart without its sign: as a class name. */
  signOf(value: number): string;
  /** Another panel within this one, fetched with it. */
  part(name: PanelName): unknown;
  replay(record: MahjongRecord): Session;
  linesOf(scene: Scene, payments: readonly Payment[]): string[];
  why(scene: Scene, error: RecordError): string;
  dealing(scene: Scene, deal: Deal<OptionValues>): string;
  stakesOf(scene: Scene, deal: Deal<OptionValues>): string | undefined;
  ending(scene: Scene): string | undefined;
  tell(scene: Scene, round: Round, event: RoundEvent, index: number): Sentence;
  paymentsOf(round: Round, index: number): readonly Payment[];
  writeRecord(record: MahjongRecord): string;
  moneyOf(points: number, money: Money): string;
  tableView(scene: Scene): TableView;
  lanesOf(view: TableView): readonly Lane[];
  grooves(surface: Surface): readonly string[];
  arrows(
    lanes: readonly Lane[],
    surface: Surface,
    write: (amount: number, isTight: boolean) => string,
  ): readonly Arrow[];
  readonly players: ListField<string>;
  judge(given: Given, ruleset: string): { readonly locks: Locks; readonly error: RecordError | null };
  recordShape(ruleset: Ruleset): GroupField<MahjongRecord>;
}

export interface PanelModule {
  panel(kit: Kit, scene: Scene): TemplateResult;
  /** Fetches what it cannot be drawn without. */
  load?(): Promise<void>;
  /** What the panel alone looks like. */
  styles?(kit: Pick<Kit, 'css'>): CSSResult;
}

export type { Scene };
