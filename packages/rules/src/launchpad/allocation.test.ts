import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAllocation, computeProceeds, type Buyer, type SaleRecord } from './allocation.ts';
import { findLevel, fullLevel } from './level.ts';

const usd = 10n ** 6n;
/** As `SaleTest.sol`: two tokens a dollar, 1e18 units of the token and 1e6 of the payment. */
const sale: SaleRecord = {
  state: 'open',
  committed: 100_000n * usd,
  softCap: 20_000n * usd,
  prefunded: false,
  isFunded: false,
  openAt: 1000n,
  closeAt: 2000n,
  deliverBy: 3000n,
  level: 0n,
  tgeAt: 0n,
  refundSeconds: 700n,
  tokensPerPayE18: 2n * 10n ** 30n,
};
const buyer: Buyer = {
  committed: 1000n * usd,
  weight: 5n,
  claimedTranches: 0n,
  steps: 0n,
  isChangeTaken: false,
  isRefunded: false,
};
/** 600 dollars for a weight of 5. */
const level = 120n * usd * 2n ** 32n;
const levelled: SaleRecord = { ...sale, state: 'levelled', level };
const delivered: SaleRecord = { ...levelled, state: 'delivered', tgeAt: 3500n };

describe('[IDO-10] an allocation', () => {
  it('given an account that never joined, then it has none in any state', () => {
    for (const its of [sale, levelled, delivered])
      expect(computeAllocation(its, { ...buyer, committed: 0n }, 2500n)).toEqual({ kind: 'notJoined' });
  });

  it('given an open sale, or one that nobody levelled yet, then what counts is not known', () => {
    for (const time of [1500n, 2000n, 2999n])
      expect(computeAllocation(sale, buyer, time)).toEqual({ kind: 'committed', committed: 1000n * usd });
  });

  it('given a levelled sale, then the part of the level counts and the rest is change', () => {
    expect(computeAllocation(levelled, buyer, 2500n)).toEqual({
      kind: 'accepted',
      committed: 1000n * usd,
      accepted: 600n * usd,
      change: { amount: 400n * usd, isTaken: false },
      bought: 1200n * 10n ** 18n,
      refund: { kind: 'beforeDelivery' },
    });
  });

  it('given a sale within its cap, then everything counts and there is no change', () => {
    expect(computeAllocation({ ...levelled, level: fullLevel }, buyer, 2500n)).toMatchObject({
      accepted: 1000n * usd,
      change: { amount: 0n },
    });
  });

  it.each([
    ['in the second before its end', 4199n, {}, { kind: 'open', until: 4200n, amount: 1000n * usd }],
    ['at its end', 4200n, {}, { kind: 'over', since: 4200n }],
    ['with a claimed tranche', 4199n, { claimedTranches: 4n }, { kind: 'claimed' }],
    ['with a claimed step', 4199n, { steps: 1n }, { kind: 'claimed' }],
    ['with taken change', 4199n, { isChangeTaken: true }, { kind: 'open', amount: 600n * usd }],
  ])('given the refund window %s, then the right to return is named', (_when, time, facts, refund) => {
    const allocation = computeAllocation(delivered, { ...buyer, ...facts }, time);
    expect(allocation).toMatchObject({ kind: 'accepted', accepted: 600n * usd, refund });
  });

  it('given a refund in the window, then it gives up all bought tokens', () => {
    expect(computeAllocation(delivered, buyer, 3600n)).toMatchObject({
      refund: { tokens: 1200n * 10n ** 18n },
    });
  });

  it.each([
    ['nobody settled it', sale, 3000n, 'notSettled', 1000n * usd],
    [
      'too little was committed',
      { ...sale, softCap: sale.committed + 1n },
      2000n,
      'softCapMissed',
      1000n * usd,
    ],
    ['nothing was delivered', levelled, 3000n, 'notDelivered', 1000n * usd],
    ['it was vetoed', { ...sale, state: 'cancelled', reason: 'vetoed' }, 0n, 'vetoed', 1000n * usd],
  ] as const)('given a sale of which %s, then everything is due, before anybody cancels it', (...row) => {
    const [, its, time, reason, due] = row;
    expect(computeAllocation(its, buyer, time)).toEqual({
      kind: 'dead',
      reason,
      committed: 1000n * usd,
      due,
    });
  });

  it('given a dead sale whose change was taken, then the rest is due', () => {
    const its: SaleRecord = { ...levelled, state: 'cancelled', reason: 'notDelivered' };
    expect(computeAllocation(its, { ...buyer, isChangeTaken: true }, 3000n)).toMatchObject({
      due: 600n * usd,
    });
  });

  it('given a refund, then the paid amount remains, and no state of the sale changes it', () => {
    const refunded = { ...buyer, isRefunded: true };
    const cancelled: SaleRecord = { ...levelled, state: 'cancelled', reason: 'notDelivered' };
    for (const its of [delivered, cancelled]) {
      expect(computeAllocation(its, refunded, 9000n)).toEqual({
        kind: 'refunded',
        committed: 1000n * usd,
        amount: 1000n * usd,
      });
      expect(computeAllocation(its, { ...refunded, isChangeTaken: true }, 9000n)).toMatchObject({
        amount: 600n * usd,
      });
    }
  });

  it('given any buyers, then what counts and change are the commitments, and at most the cap counts', () => {
    const all = fc.array(fc.record({ committed: fc.bigInt(1n, 10n ** 12n), weight: fc.bigInt(1n, 400n) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(all, fc.bigInt(1n, 10n ** 13n), fc.boolean(), (commitments, hardCap, isChangeTaken) => {
        const its = { ...levelled, level: findLevel(commitments, hardCap) };
        let [accepted, paid, committed] = [0n, 0n, 0n];
        for (const commitment of commitments) {
          const allocation = computeAllocation(its, { ...buyer, ...commitment, isChangeTaken }, 2500n);
          if (allocation.kind !== 'accepted') throw new Error(allocation.kind);
          accepted += allocation.accepted;
          committed += commitment.committed;
          paid += allocation.accepted + allocation.change.amount;
        }
        expect(accepted).toBeLessThanOrEqual(hardCap);
        expect(paid).toBe(committed);
      }),
    );
  });
});

describe('[IDO-15] the proceeds', () => {
  it('given a fee, then it is rounded down, and fee and proceeds sum to the sold part less the returned one', () => {
    expect(computeProceeds({ accepted: 1_000_099n, refunded: 1_000_000n, feeBps: 300n })).toEqual({
      proceeds: 97n,
      fee: 2n,
    });
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 96n),
        fc.bigInt(0n, 2n ** 96n),
        fc.bigInt(0n, 1000n),
        (sold, refunded, feeBps) => {
          const { proceeds, fee } = computeProceeds({ accepted: sold + refunded, refunded, feeBps });
          expect(proceeds + fee).toBe(sold);
          expect(fee * 10n).toBeLessThanOrEqual(sold);
        },
      ),
    );
  });
});
