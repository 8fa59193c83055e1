import type { ShareWords } from '../../locales/panel-words.js';
import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Kit, Scene } from './kit.js';

const seats: PerSeat<Seat> = [0, 1, 2, 3];

/** Text that a spreadsheet takes for nothing but text, even where it looks like a formula. */
function text(value: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/**
 * Every payment of the session, a line each, with the entry that caused it. The last four columns say what it means for
 * each seat, so that each of them adds up to a balance. RFC 4180, with the mark by which spreadsheets know UTF-8.
 */
export function ledgerCsv(
  { moneyOf, paymentsOf, tell, winds }: Pick<Kit, 'moneyOf' | 'paymentsOf' | 'tell' | 'winds'>,
  scene: Scene,
  { columns }: Pick<ShareWords, 'columns'>,
): string {
  const { game, rules, script } = scene;
  const { money } = game.record;
  const heads = [
    ...[columns.round, columns.entry, columns.event, columns.note, columns.phase, columns.rule],
    ...[columns.from, columns.to, columns.points, ...(money ? [columns.money(money.currency)] : []), columns.reason],
    ...seats.map((seat) => `${winds[seat]} ${script.name(seat)}`),
  ];
  const lines = game.authored.rounds.flatMap((round, index) =>
    round.events.flatMap((event, at) => {
      const { lead, rest } = tell(scene, round, event, at);
      const entry = [index + 1, at + 1, text(lead + rest), text(event.note ?? '')];
      return paymentsOf(round, at).map((payment) => {
        const { phase, rule, from, to, points } = payment;
        return [
          ...[...entry, text(phase), text(rule), text(script.name(from)), text(script.name(to)), points],
          ...[...(money ? [moneyOf(points, money)] : []), text(rules.reason(payment, script))],
          ...seats.map((seat) => (seat === to ? points : seat === from ? -points : 0)),
        ];
      });
    }),
  );
  return `\uFEFF${[heads.map(text), ...lines].map((line) => line.join()).join('\r\n')}\r\n`;
}
