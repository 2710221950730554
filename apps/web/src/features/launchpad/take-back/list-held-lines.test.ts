import { fullLevel } from '@tradewind/rules/launchpad/level';
import { expect, it } from 'vitest';
import type { SaleBuyer } from '../sale/sale.ts';
import { createBuyer, createSale, type SaleChanges, sampleTime } from '../stories/sample-sale.ts';
import { listHeldLines } from './list-held-lines.ts';

const unit = 10n ** 18n;
const list = (changes: SaleChanges, buyer: Partial<SaleBuyer> = {}, time = sampleTime) =>
  listHeldLines({ sale: createSale(changes), buyer: createBuyer(buyer) }, time).map(
    ({ kind, amount, action }) => [kind, amount / unit, action?.kind],
  );
const delivered = { state: 'delivered', level: fullLevel, tgeAt: sampleTime } as const;

const listNotes = (time: bigint) =>
  listHeldLines({ sale: createSale(delivered), buyer: createBuyer() }, time).map(({ note }) => note);

it('[IDO-09] [IDO-10] given a delivered sale in its window, then its tokens can be claimed, or the purchase returned', () => {
  expect(list(delivered)).toEqual([
    ['tokens', 16_000n, 'claim'],
    ['window', 1_000n, 'refund'],
  ]);
});

it('[IDO-09] given due tokens, then their line says what a claim gives up: the refund in its window, later nothing', () => {
  expect(listNotes(sampleTime)).toEqual(['tokens', 'window']);
  expect(listNotes(sampleTime + 30n * 86_400n)).toEqual(['free']);
});

it('[IDO-10] given change, then it is a line until it was paid', () => {
  const half = { state: 'levelled', level: (500n * unit) << 32n } as const;
  expect(list(half)).toEqual([['change', 500n, 'refund']]);
  expect(list(half, { isChangeTaken: true })).toEqual([]);
});

it('[IDO-10] given a dead sale, then everything is a line, and after the refund none', () => {
  expect(list({ state: 'cancelled', reason: 'vetoed' })).toEqual([['dead', 1_000n, 'refund']]);
  expect(list({ state: 'cancelled', reason: 'vetoed' }, { isRefunded: true })).toEqual([]);
});

it('[IDO-08] given an open sale, then the commitment is shown without a way out', () => {
  expect(list({})).toEqual([['committed', 1_000n, undefined]]);
});

it('[IDO-09] given a sale whose due tokens were all claimed, then nothing is left to take now', () => {
  expect(list(delivered, { claimedTranches: 1n })).toEqual([]);
});
