import { fullLevel } from '@tradewind/rules/launchpad/level';
import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { SaleBuyer } from '../sale/sale.ts';
import { createBuyer, createSale, type SaleChanges, sampleTime } from '../stories/sample-sale.ts';
import { gatherClaims, mostClaims } from './gather-claims.ts';

const day = 86_400n;
const unit = 10n ** 18n;
/** 40,000 KEEL: 40%, 30% after ten days, 30% after forty; the refund window of five days is over. */
const delivered = { state: 'delivered', level: fullLevel, tgeAt: sampleTime } as const;
const afterWindow = sampleTime + 6n * day;

const hold = (changes: SaleChanges = {}, buyer: Partial<SaleBuyer> = {}) => ({
  sale: createSale({ ...delivered, ...changes }),
  buyer: createBuyer(buyer),
});

it('[IDO-05] given two sales of one token and one of another, then all are claimed, with a sum for each token', () => {
  const other = { ...createSale().token, address: toAddress('c'), symbol: 'FOIL' };
  const held = [hold(), hold({ address: toAddress('a') }), hold({ address: toAddress('b'), token: other })];
  const { claims, totals, keptBack } = gatherClaims(held, afterWindow);
  expect(claims.map(({ sale, rounds, due }) => [sale.address, rounds, due / unit])).toEqual([
    [held[0]?.sale.address, [0], 16_000n],
    [toAddress('a'), [0], 16_000n],
    [toAddress('b'), [0], 16_000n],
  ]);
  expect(totals.map(({ token, due }) => [token.symbol, due / unit])).toEqual([
    ['KEEL', 32_000n],
    ['FOIL', 16_000n],
  ]);
  expect(keptBack).toBe(0);
});

it('[IDO-05] [IDO-10] given a sale in its refund window, then it is left out, whose first claim would end the right', () => {
  const gathered = gatherClaims([hold(), hold({ refundSeconds: 30n * day })], afterWindow);
  expect([gathered.claims.length, gathered.keptBack]).toEqual([1, 1]);
});

it('[IDO-05] given sales with nothing due, refunded or open, then there is nothing to claim', () => {
  const held = [
    hold({}, { claimedTranches: 1n }),
    hold({}, { isRefunded: true }),
    { sale: createSale(), buyer: createBuyer() },
  ];
  expect(gatherClaims(held, afterWindow)).toEqual({ claims: [], totals: [], keptBack: 0 });
});

it('[IDO-05] given more sales than one transaction can claim, then the sums are those of the claimed ones', () => {
  const { claims, totals } = gatherClaims(
    Array.from({ length: mostClaims + 3 }, () => hold()),
    afterWindow,
  );
  expect(claims).toHaveLength(mostClaims);
  expect(totals[0]?.due).toBe(16_000n * unit * BigInt(mostClaims));
});
