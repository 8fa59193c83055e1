import type { Payment } from '../../engine/rulesets/index.js';
import type { Session } from '../../engine/session.js';
import type { Kit, Scene } from './kit.js';

/** What two settlements of the same events pay differently, entry by entry; empty where they agree. */
export function changes({ html, nothing, linesOf }: Kit, scene: Scene, before: Session, after: Session) {
  const { ui } = scene;
  const { rounds } = before;
  return rounds.flatMap(({ events, payments }, round) =>
    events.flatMap((_, index) => {
      const isHere = ({ event }: Payment) => event === index;
      const was = linesOf(scene, payments.filter(isHere));
      const then = linesOf(scene, after.rounds[round]?.payments.filter(isHere) ?? []);
      const gone = was.filter((line) => !then.includes(line));
      const added = then.filter((line) => !was.includes(line));
      if (gone.length + added.length === 0) return [];
      return html`<li class="change">
        <b>${rounds.length > 1 ? `${ui.round(round + 1)}, ` : nothing}${ui.entryNumber(index + 1)}</b>
        <span>${gone.map((line) => html`<del>${line}</del> `)}${added.map((line) => html`<ins>${line}</ins> `)}</span>
      </li>`;
    }),
  );
}
