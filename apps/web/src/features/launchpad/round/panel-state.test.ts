import { expect, it } from 'vitest';
import { createSale, type SaleChanges, sampleTime } from '../stories/sample-sale.ts';
import { computePanelState, computeSaleStatus } from './panel-state.ts';

const { openAt, closeAt, deliverBy, hardCap } = createSale();
const over = { committed: hardCap + 1n };

it.each<[string, SaleChanges, bigint, string, object]>([
  ['before it opens', {}, openAt - 1n, 'going', { kind: 'going' }],
  ['from its opening on', {}, openAt, 'open', { kind: 'open' }],
  ['before its end', {}, closeAt - 1n, 'open', { kind: 'open' }],
  ['at its end', {}, closeAt, 'close', { kind: 'settling', call: 'close' }],
  ['at its end, above its cap', over, closeAt, 'close', { kind: 'settling', call: 'tally' }],
  ['settled', { state: 'levelled' }, closeAt, 'close', { kind: 'settled', isDelivered: false }],
  ['delivered', { state: 'delivered' }, deliverBy, 'close', { kind: 'settled', isDelivered: true }],
  [
    'at its end, below the least sum',
    { committed: 1n },
    closeAt,
    'close',
    { kind: 'dead', reason: 'softCapMissed', isCancelled: false },
  ],
  ['never settled', {}, deliverBy, 'close', { kind: 'dead', reason: 'notSettled', isCancelled: false }],
  [
    'settled and not delivered',
    { state: 'levelled' },
    deliverBy,
    'close',
    { kind: 'dead', reason: 'notDelivered', isCancelled: false },
  ],
  [
    'open without the tokens that it promised',
    { prefunded: true },
    openAt,
    'open',
    { kind: 'dead', reason: 'notFunded', isCancelled: false },
  ],
])('[IDO-07] given a sale %s, then its panel says so', (_case, changes, time, status, state) => {
  const sale = createSale(changes);
  expect(computeSaleStatus(sale, time)).toBe(status);
  expect(computePanelState(sale, time)).toEqual(state);
});

it('[IDO-10] given a sale that was cancelled, then it is closed and dead at any time', () => {
  const sale = createSale({ state: 'cancelled', reason: 'vetoed' });
  expect(computeSaleStatus(sale, openAt - 1n)).toBe('close');
  expect(computePanelState(sale, sampleTime)).toEqual({ kind: 'dead', reason: 'vetoed', isCancelled: true });
});
