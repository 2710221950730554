import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeClosingEstimate, type OpenSale, type PlannedJoin } from './closing-estimate.ts';
import { computeAccepted, findLevel, fullLevel, type Commitment } from './level.ts';

const usd = 10n ** 6n;
const sale: OpenSale = {
  kind: 'commit',
  committed: 90_000n * usd,
  buyers: 100n,
  softCap: 20_000n * usd,
  hardCap: 100_000n * usd,
  maxWeight: 400n,
  tokensPerPayE18: 2n * 10n ** 30n,
  known: undefined,
};
const join: PlannedJoin = { committed: 0n, weight: 10n, amount: 1000n * usd };
const whole = { accepted: 1000n * usd, change: 0n, bought: 2000n * 10n ** 18n };

describe('[IDO-08] the allocation if a sale closed now', () => {
  it('given a payment within the cap, then everything counts, to the last unit', () => {
    expect(computeClosingEstimate(sale, join)).toEqual({ kind: 'exact', share: whole });
    const last = { ...sale, committed: 99_000n * usd };
    for (const kind of ['commit', 'fixed'] as const)
      expect(computeClosingEstimate({ ...last, kind }, join)).toEqual({ kind: 'exact', share: whole });
  });

  it('given a fixed sale with less left, then it is full', () => {
    const full = { ...sale, kind: 'fixed', committed: 99_000n * usd + 1n } as const;
    expect(computeClosingEstimate(full, join)).toEqual({ kind: 'full', left: 1000n * usd - 1n });
  });

  it('given too little for the soft cap, then it is missed by the rest', () => {
    const small = { ...sale, committed: 18_999n * usd };
    expect(computeClosingEstimate(small, join)).toEqual({ kind: 'softCapMissed', missing: usd });
    expect(computeClosingEstimate({ ...small, committed: 19_000n * usd }, join).kind).toBe('exact');
  });

  it('given an oversubscribed sale and a level, then the bounds are narrow for a small payment', () => {
    const mine = { committed: 500n * usd, weight: 10n };
    const known = { level: 20n * usd * 2n ** 32n, committed: 200_000n * usd, mine };
    const estimate = computeClosingEstimate(
      { ...sale, committed: 200_000n * usd, known },
      {
        ...join,
        committed: 500n * usd,
        amount: 500n * usd,
      },
    );
    expect(estimate).toMatchObject({ kind: 'between', most: { accepted: 200n * usd } });
    if (estimate.kind !== 'between') return;
    expect(estimate.least.accepted).toBe(200n * usd - 99n);
    expect(estimate.least.change).toBe(800n * usd + 99n);
  });

  it('given a payment that is large beside the sale, then the level falls, and so does the upper bound', () => {
    const mine = { committed: 0n, weight: 400n };
    const known = { level: 20n * usd * 2n ** 32n, committed: 200_000n * usd, mine };
    const whale = { committed: 0n, weight: 400n, amount: 50_000n * usd };
    const estimate = computeClosingEstimate({ ...sale, committed: 200_000n * usd, known }, whale);
    if (estimate.kind !== 'between') throw new Error(estimate.kind);
    // 8,000 dollars at the old level, of 108,000 that it would sell.
    expect(estimate.most.accepted / usd).toBe(7407n);
  });

  it('given a payment of the account since the level, then it does not lower its own lower bound', () => {
    const mine = { committed: 500n * usd, weight: 10n };
    const known = { level: 20n * usd * 2n ** 32n, committed: 200_000n * usd, mine };
    const estimate = computeClosingEstimate(
      { ...sale, committed: 200_100n * usd, known },
      { committed: 600n * usd, weight: 10n, amount: 1n },
    );
    expect(estimate).toMatchObject({ least: { accepted: 200n * usd - 99n } });
  });

  it('given any buyers, when one pays more, then the level of all gives a share within the bounds', () => {
    fc.assert(
      fc.property(worlds(), ({ others, later, amounts, weights, cap, isKnown }) => {
        // Of the account: at the moment of the level, now, and with the planned payment.
        const [first, second, third] = amounts;
        const mine = { committed: first, weight: weights[0] ?? 1n };
        const mineNow = { committed: first + second, weight: weights[1] ?? 1n };
        const total = { committed: first + second + third, weight: weights[2] ?? 1n };
        const old = [...others, mine].filter(({ committed }) => committed > 0n);
        const now = [...others, ...later, mineNow].filter(({ committed }) => committed > 0n);
        const hardCap = capOf([...others, ...later, total], cap);
        const known = { level: findLevel(old, hardCap), committed: sumOf(old), mine };
        const sums = { softCap: 1n, hardCap, committed: sumOf(now), buyers: BigInt(now.length) };
        const estimate = computeClosingEstimate(
          { ...sale, ...sums, known: isKnown ? known : undefined },
          { committed: mineNow.committed, weight: total.weight, amount: third },
        );
        const level = findLevel([...others, ...later, total], hardCap);
        const share = computeAccepted(total, level);
        if (estimate.kind === 'exact') expect([level, estimate.share.accepted]).toEqual([fullLevel, share]);
        else if (estimate.kind === 'between') {
          expect(share).toBeGreaterThanOrEqual(estimate.least.accepted);
          expect(share).toBeLessThanOrEqual(estimate.most.accepted);
          expect(estimate.least.accepted + estimate.least.change).toBe(total.committed);
        } else throw new Error(estimate.kind);
      }),
      { numRuns: 2000 },
    );
  });
});

function sumOf(commitments: readonly Commitment[]): bigint {
  return commitments.reduce((sum, { committed }) => sum + committed, 0n);
}

/** A cap of a share of all, at least 1. */
function capOf(commitments: readonly Commitment[], share: number): bigint {
  const cap = (sumOf(commitments) * BigInt(share)) / 100n;
  return cap === 0n ? 1n : cap;
}

function worlds() {
  const amount = fc.oneof(fc.bigInt(1n, 30n), fc.bigInt(1n, 10n ** 12n));
  const weight = fc.constantFrom(1n, 10n, 30n, 60n, 190n, 400n);
  const commitment = fc.record({ committed: amount, weight });
  return fc.record({
    others: fc.array(commitment, { maxLength: 12 }),
    later: fc.array(commitment, { maxLength: 3 }),
    /** Payments of the account: before the level, since, and planned. */
    amounts: fc.tuple(fc.oneof(fc.constant(0n), amount), fc.oneof(fc.constant(0n), amount), amount),
    weights: fc
      .array(weight, { minLength: 3, maxLength: 3 })
      .map((list) => list.toSorted((a, b) => Number(a - b))),
    cap: fc.integer({ min: 1, max: 120 }),
    isKnown: fc.boolean(),
  });
}
