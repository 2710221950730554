import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAffordable } from './choose-affordable.ts';

const gwei = 10n ** 9n;
const claimsOf = (...earned: bigint[]) => earned.map((one, id) => ({ id, earned: one }));
/** The least that can be won: 0.001 against 0.001 coins leave a fee of 3e-5. */
const least = 3n * 10n ** 13n;

describe('[PRED-07] which claims are relayed', () => {
  it('the least win alone up to half a gwei, and among twenty up to more than one', () => {
    const alone = (gasPrice: bigint) => chooseAffordable(claimsOf(least), { gasPrice, allowance: 0n });
    expect(alone(gwei / 2n).affordable).toHaveLength(1);
    expect(alone(gwei).tooDear).toHaveLength(1);
    const many = claimsOf(...Array.from({ length: 20 }, () => least));
    expect(chooseAffordable(many, { gasPrice: (12n * gwei) / 10n, allowance: 0n }).tooDear).toEqual([]);
  });

  it('refunds, on which nothing was earned, within the allowance', () => {
    const policy = { gasPrice: gwei / 20n, allowance: 10n ** 13n };
    expect(chooseAffordable(claimsOf(0n), policy).affordable).toHaveLength(1);
    expect(chooseAffordable(claimsOf(0n), { ...policy, allowance: 10n ** 12n }).tooDear).toHaveLength(1);
  });

  it('never costs more than was earned and allowed, leaves out none that could be borne, and loses none', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const price = fc.bigInt({ min: 0n, max: 10n * gwei });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), price, amount, (earned, gasPrice, allowance) => {
        const claims = claimsOf(...earned);
        const { affordable, tooDear } = chooseAffordable(claims, { gasPrice, allowance });
        expect([...affordable, ...tooDear].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          claims.map(({ id }) => id),
        );
        const costOf = (count: number) => gasPrice * (33_000n + 23_000n * BigInt(count));
        const borne = affordable.reduce((sum, one) => sum + one.earned + allowance, 0n);
        if (affordable.length > 0) {
          expect(borne + BigInt(affordable.length)).toBeGreaterThan(costOf(affordable.length));
        }
        for (const [index, one] of tooDear.entries()) {
          const count = BigInt(affordable.length + index + 1);
          expect((one.earned + allowance) * count).toBeLessThan(costOf(Number(count)));
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
