import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyRound } from './verify-round.ts';
import type { BoundaryEvidence, RoundEvidence } from './round-evidence.ts';

const dollar = 10n ** 18n;
const lockTime = 1_757_059_800n;
const milli = 10n ** 15n;

function toBoundary(time: bigint, price: bigint, fields: Partial<BoundaryEvidence> = {}): BoundaryEvidence {
  return {
    time,
    state: 'priced',
    price,
    oracleRound: (1n << 64n) | 5n,
    feedRound: { price, updatedAt: time + 3n },
    feedRoundBefore: { price: price - 1n, updatedAt: time - 2n },
    isFirstOfPhase: false,
    ...fields,
  };
}

const evidence: RoundEvidence = {
  epoch: 9,
  totalUp: 150n * milli,
  totalDown: 150n * milli,
  outcome: 'up',
  lock: toBoundary(lockTime, 612n * dollar),
  close: toBoundary(lockTime + 300n, 613n * dollar),
  maxDelay: 120n,
  now: lockTime + 900n,
  position: { amount: 50n * milli, isUp: true, isClaimed: false },
  claimable: 985n * 10n ** 14n,
};
const shown = {
  ...evidence,
  lock: { state: 'priced', price: 612n * dollar },
  close: { state: 'priced', price: 613n * dollar },
  isCollecting: false,
} as const;
const withLock = (fields: Partial<BoundaryEvidence>): RoundEvidence => ({
  ...evidence,
  lock: { ...evidence.lock, ...fields },
});

describe('judgeRound', () => {
  it('[PRED-12] verifies a round that follows the rules', () => {
    const result = verifyRound(evidence, shown);
    expect(result).toMatchObject({
      verdict: 'good',
      lock: { verdict: 'good' },
      close: { verdict: 'good' },
      outcome: { verdict: 'good', expected: 'up' },
      position: { verdict: 'good', payout: 985n * 10n ** 14n },
      page: { verdict: 'good' },
    });
    expect(verifyRound(evidence, undefined)).toMatchObject({ verdict: 'good', page: { verdict: 'open' } });
  });

  it('[PRED-12] detects a price that is too early, too late, not the first, or different', () => {
    const { price } = evidence.lock;
    const wrong: Partial<BoundaryEvidence>[] = [
      { feedRound: { price, updatedAt: lockTime } },
      { feedRound: { price, updatedAt: lockTime + 121n } },
      { feedRoundBefore: { price, updatedAt: lockTime + 1n } },
      { feedRoundBefore: undefined },
      { feedRound: undefined },
      { feedRound: { price: price + 1n, updatedAt: lockTime + 3n } },
    ];
    for (const fields of wrong)
      expect(verifyRound(withLock(fields), shown)).toMatchObject({
        verdict: 'bad',
        lock: { verdict: 'bad' },
      });
    const edges: Partial<BoundaryEvidence>[] = [
      { feedRound: { price, updatedAt: lockTime + 1n }, feedRoundBefore: { price, updatedAt: lockTime } },
      { feedRound: { price, updatedAt: lockTime + 120n } },
      { feedRoundBefore: undefined, isFirstOfPhase: true },
    ];
    for (const fields of edges) expect(verifyRound(withLock(fields), shown).verdict).toBe('good');
  });

  it('[PRED-12] detects an outcome that does not follow from prices and stakes', () => {
    for (const outcome of ['down', 'tie', 'one-sided', 'void', 'pending'] as const)
      expect(verifyRound({ ...evidence, outcome }, undefined).outcome).toEqual({
        verdict: 'bad',
        expected: 'up',
      });
    const oneSided = { ...evidence, totalDown: 0n, outcome: 'one-sided', claimable: 50n * milli } as const;
    expect(verifyRound(oneSided, undefined).verdict).toBe('good');
    const noPrice = { ...evidence.close, state: 'void', price: 0n, oracleRound: 0n } as const;
    const isVoid = { ...evidence, close: noPrice, outcome: 'void', claimable: 50n * milli } as const;
    expect(verifyRound(isVoid, undefined).verdict).toBe('good');
    const unproven = { ...noPrice, state: 'unresolved', feedRound: undefined } as const;
    const halves = [
      { lock: noPrice, close: unproven },
      { lock: unproven, close: noPrice },
    ];
    for (const half of halves) {
      expect(verifyRound({ ...isVoid, ...half }, undefined).verdict).toBe('good');
      expect(verifyRound({ ...isVoid, ...half, outcome: 'pending' }, undefined).verdict).toBe('bad');
    }
    const empty = { ...evidence, totalUp: 0n, totalDown: 0n, position: undefined, claimable: 0n } as const;
    expect(verifyRound({ ...empty, outcome: 'pending' }, undefined).outcome.verdict).toBe('good');
  });

  it('[PRED-12] detects a payout that does not follow the rules', () => {
    const stake = fc.bigInt({ min: 1n, max: 10n ** 21n });
    fc.assert(
      fc.property(stake, stake, stake, fc.bigInt({ min: 1n, max: 10n ** 9n }), (own, up, down, error) => {
        const totalUp = own + up;
        const payout = own + (own * (down - (down * 300n) / 10_000n)) / totalUp;
        const position = { amount: own, isUp: true, isClaimed: false };
        const round = { ...evidence, totalUp, totalDown: down, position, claimable: payout };
        expect(verifyRound(round, undefined).position).toMatchObject({ verdict: 'good', payout });
        const changed = { ...round, claimable: payout + error };
        expect(verifyRound(changed, undefined).position.verdict).toBe('bad');
      }),
    );
    const claimed = { ...evidence, position: { ...shown.position!, isClaimed: true } };
    expect(verifyRound({ ...claimed, claimable: 0n }, undefined).position.verdict).toBe('good');
    expect(verifyRound(claimed, undefined).position.verdict).toBe('bad');
  });

  it('[PRED-12] detects a field that the page shows differently', () => {
    const close = { state: 'priced', price: 611n * dollar } as const;
    const lie = { ...shown, close, outcome: 'down', position: undefined } as const;
    const { verdict, page } = verifyRound(evidence, lie);
    expect(verdict).toBe('bad');
    expect(page.differences).toEqual([
      { field: 'closedPrice', shown: 611n * dollar, chain: 613n * dollar },
      { field: 'outcome', shown: 'down', chain: 'up' },
      { field: 'yourPosition', shown: undefined, chain: 50n * milli },
    ]);
  });

  it('[PRED-12] decides nothing before both prices are proven', () => {
    const unproven: RoundEvidence = {
      ...evidence,
      outcome: 'pending',
      close: { ...evidence.close, state: 'unresolved', price: 0n, oracleRound: 0n, feedRound: undefined },
      claimable: 0n,
    };
    expect(verifyRound(unproven, undefined)).toMatchObject({ verdict: 'open', close: { verdict: 'open' } });
    const hasty = { ...unproven, outcome: 'up' } as const;
    expect(verifyRound(hasty, undefined).outcome.verdict).toBe('bad');
  });
});
