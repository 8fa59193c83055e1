import { expect } from '@open-wc/testing';
import type { TablePage } from './table-page.js';

/** The round that is shown is settled so: in `settlement`, in the ledger's sums and on the plaques. */
export function expectShown(page: TablePage, round: number, balances: readonly number[]): void {
  expect(page.element.settlement.rounds[round]?.balances).to.deep.equal(balances);
  expect(page.total('This round')).to.deep.equal(balances);
  // Compares the plaques with that.
  page.expectSettled();
}

/** Opens a round by the session's panel. */
export async function openRound(page: TablePage, number: number): Promise<void> {
  await page.openPanel('Session');
  await page.tapButton(new RegExp(`^${number} `), 'Session');
}
