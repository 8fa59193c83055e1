import type { MahjongSettler } from '../../src/element/index.js';
import { eventually } from './eventually.js';
import { all, button, drawn, mount, nameOf, part, type Mounting } from './mounted.js';

/** A round whose entries take seven steps: a pig, a seat that is not ready, and a refund. */
export const round = `
  round dealer W
  kong S concealed
  kong W exposed from E
  win N 2 fan from S
  note "Dee waits for the last bamboo."
  wall
  pigs E
  ready W 3 fan`;

export async function explain(
  attributes: Readonly<Record<string, string>> = {},
  mounting: Mounting = {},
): Promise<MahjongSettler> {
  return mount({ mode: 'explain', players: 'Ann, Bo, Chen, Dee', value: round, ...attributes }, mounting);
}

/** What is said of the step. */
export function told(host: MahjongSettler): string {
  return nameOf(all(part(host, 'Explanation'), '[aria-live] h3')[0]!);
}

/** All that is told politely of the step. */
export function announced(host: MahjongSettler): string {
  return nameOf(all(part(host, 'Explanation'), '[aria-live]')[0]!);
}

export function scrubber(host: MahjongSettler): HTMLInputElement {
  return all(part(host, 'Explanation'), 'input[type=range]')[0] as HTMLInputElement;
}

/** The phase that the rail shows as the present one. */
export function phase(host: MahjongSettler): string {
  return nameOf(all(host, 'ol[aria-label=Phases] [aria-current=step]')[0]!);
}

/** Each seat as the table shows it. */
export function plaques(host: MahjongSettler): string[] {
  return all(part(host, 'Table'), '[part=seat]').map(nameOf);
}

export async function go(host: MahjongSettler, name: string): Promise<void> {
  button(part(host, 'Explanation'), name).click();
  await drawn(host);
}

/** Until the part that is loaded on demand is there. */
export async function until(host: MahjongSettler, there: () => boolean): Promise<void> {
  await eventually(there);
  await drawn(host);
}
