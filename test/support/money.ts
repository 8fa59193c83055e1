import {} from '@open-wc/testing';
import { eventually } from './eventually.js';
import type { MahjongSettler } from '../../src/index.js';
import { allOf, oneOf, textOf } from './accessible.js';
import { button, drawn, hasPart, openPanel, part, press } from './mounted.js';

/** Opens the settle-up by way of the session, as players do. */
export async function openSettleUp(host: MahjongSettler): Promise<void> {
  await openPanel(host, 'Session');
  await press(host, 'Settle up', 'Session');
  await settleUpOpens(host);
}

export async function settleUpOpens(host: MahjongSettler): Promise<void> {
  await eventually(() => hasPart(host, 'Settle up'), 'the settle-up opens');
  await drawn(host);
}

export function settleUpPanel(host: MahjongSettler): HTMLElement {
  return part(host, 'Settle up');
}

/** What each seat owes or is owed, in lines; it comes before the payments. */
export function dues(host: MahjongSettler): string[] {
  const [list] = allOf(settleUpPanel(host), 'list');
  return list ? allOf(list, 'listitem').map(textOf) : [];
}

/** The payments as they are read out: "Bo pays Ann €3.40". */
export function payments(host: MahjongSettler): string[] {
  return [...settleUpPanel(host).querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label') ?? '');
}

export function says(host: MahjongSettler): string {
  return textOf(settleUpPanel(host));
}

/** What a seat's plaque says. */
export function plaque(host: MahjongSettler, player: string): string {
  return textOf(button(part(host, 'Table'), new RegExp(` ${player} `)));
}

/** A field of the panel by its label. */
export function moneyField(host: MahjongSettler, name: RegExp): HTMLInputElement {
  const label = [...settleUpPanel(host).querySelectorAll('label')].find((one) => name.test(textOf(one)));
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`no field ${String(name)}`);
  return label.control;
}

/** Says what a point is worth. */
export async function setMoney(host: MahjongSettler, pointValue: string, currency: string): Promise<void> {
  moneyField(host, /^One point/).value = pointValue;
  moneyField(host, /^Currency/).value = currency;
  oneOf(settleUpPanel(host), 'button', 'Use this value').click();
  await drawn(host);
}
