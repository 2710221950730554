import { expect, it } from 'vitest';
import { type Boundary, computeOutcome } from './round.ts';

const both = { totalUp: 1n, totalDown: 2n };
const isVoid = { state: 'void' } as const;
const isOpen = { state: 'unresolved' } as const;
const at = (price: bigint): Boundary => ({ state: 'priced', price });

it.each([
  ['higher', both, at(10n), at(11n), 'up'],
  ['lower', both, at(10n), at(9n), 'down'],
  ['equal', both, at(10n), at(10n), 'tie'],
  ['nobody down', { totalUp: 1n, totalDown: 0n }, at(10n), at(11n), 'one-sided'],
  ['nobody up, and equal', { totalUp: 0n, totalDown: 1n }, at(10n), at(10n), 'one-sided'],
  ['no lock price', both, isVoid, at(11n), 'void'],
  ['no close price, and nobody up', { totalUp: 0n, totalDown: 1n }, at(10n), isVoid, 'void'],
  ['no lock price, before the close is proven', both, isVoid, isOpen, 'void'],
  ['no close price, before the lock is proven', both, isOpen, isVoid, 'void'],
  ['a lock price alone', both, at(10n), isOpen, 'pending'],
  ['a close price alone', both, isOpen, at(10n), 'pending'],
] as const)('[PRED-01] what a round comes to: %s', (_case, totals, lock, close, outcome) => {
  expect(computeOutcome(totals, lock, close)).toBe(outcome);
});
