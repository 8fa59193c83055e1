/** The headless engine: rules, records and settlements, without a DOM. */
export { RecordError, type MeaningCode, type RecordErrorCode, type Refusal } from './errors.js';
export { moneyOf, type Money } from './money.js';
export { formatNotation, parseNotation } from './notation/index.js';
export { parseRecord, type MahjongRecord, type RoundRecord } from './record.js';
export {
  rulesets,
  type AnyOptions,
  type Payment,
  type PaymentPhase,
  type Round,
  type RoundEvent,
  type Ruleset,
} from './rulesets/index.js';
export type { OptionField, OptionValue, OptionValues, SeatStatus, Terms } from './rulesets/ruleset.js';
export { settle, type SettledRound, type Settlement } from './session.js';
export type { PerSeat, Seat } from './seat.js';
export { settleUp, type MoneyTransfer, type PointsTransfer, type Transfer } from './settle-up.js';
export { scoreTables, type ScoreColumn, type ScoreTable } from './tables.js';
