import type { SettleUpWords } from '../panel-words.js';

const counts: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

export const settleUp: SettleUpWords = {
  owed: (amount) => `is owed ${amount}`,
  owes: (amount) => `owes ${amount}`,
  even: 'is even',
  points: (amount, count) => (count === 1 ? `${amount} point` : `${amount} points`),
  payments: 'Payments',
  rate: (amount) => `1 point = ${amount}`,
  pays: (from, to, amount) => `${from} pays ${to} ${amount}`,
  open: (round) => `Round ${round} is not settled: what it has paid so far is counted.`,
  nobody: 'Nobody owes anything.',
  pair: (names) => `Only ${names} are not even: one payment.`,
  pairs: (first, second) =>
    `${first} come out even between themselves, and so do ${second}. ` +
    'Each of the four owes or is owed, and one payment takes in only two of them: two payments are the fewest.',
  linked: (seats) =>
    `People linked by payments come out even among themselves. Of these ${counts[seats] ?? seats} no two` +
    `${seats > 3 ? ' or three' : ''} do, so all must be linked: ${counts[seats - 1] ?? seats - 1} payments are the fewest.`,
  cut: (unit) => `Each sum is cut off at ${unit}.`,
  more: (names, count, isOwed, unit) =>
    `So that they still come to zero, ${names} ${isOwed ? (count > 1 ? 'are owed' : 'is owed') : count > 1 ? 'owe' : 'owes'} ` +
    `${unit} more${count > 1 ? ' each' : ''}: what is missing goes where most was cut off.`,
  money: 'Money',
  pointValue: 'One point is worth',
  currency: 'Currency, by its three letters',
  use: 'Use this value',
  clear: 'Points only',
  badPointValue: 'A number above 0 in plain digits, such as 0.10.',
  badCurrency: 'Three letters, such as EUR.',
  locked: 'What a point is worth is set by this page.',
};
