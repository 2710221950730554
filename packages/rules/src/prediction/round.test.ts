import { expect, it } from 'vitest';
import { computeOutcome } from './round.ts';

const both = { totalUp: 1n, totalDown: 2n };

it.each([
  ['higher', both, 10n, 11n, 'up'],
  ['lower', both, 10n, 9n, 'down'],
  ['equal', both, 10n, 10n, 'tie'],
  ['nobody down', { totalUp: 1n, totalDown: 0n }, 10n, 11n, 'one-sided'],
  ['nobody up, and equal', { totalUp: 0n, totalDown: 1n }, 10n, 10n, 'one-sided'],
  ['no lock price', both, undefined, 11n, 'void'],
  ['no close price, and nobody up', { totalUp: 0n, totalDown: 1n }, 10n, undefined, 'void'],
] as const)('[PRED-01] what a round comes to: %s', (_case, totals, lock, close, outcome) => {
  expect(computeOutcome(totals, lock, close)).toBe(outcome);
});
