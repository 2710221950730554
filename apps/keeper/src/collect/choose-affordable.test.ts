import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAffordable } from './choose-affordable.ts';

const gwei = 10n ** 9n;
/** Gas of a batch, and of a collection in it. */
const [batchGas, usualClaimGas] = [33_000n, 23_000n];
const collectsOf = (...earned: bigint[]) =>
  earned.map((one, id) => ({ id, earned: one, gas: usualClaimGas }));
/** The smallest possible win: 0.001 against 0.001 coins leave a fee of 3e-5. */
const least = 3n * 10n ** 13n;

describe('[PRED-07] which claims are relayed', () => {
  it('the smallest win alone up to half a gwei, and among twenty up to more than one', () => {
    const alone = (gasPrice: bigint) =>
      chooseAffordable(collectsOf(least), { gasPrice, allowance: 0n, batchGas });
    expect(alone(gwei / 2n).affordable).toHaveLength(1);
    expect(alone(gwei).tooDear).toHaveLength(1);
    const many = collectsOf(...Array.from({ length: 20 }, () => least));
    expect(chooseAffordable(many, { gasPrice: (11n * gwei) / 10n, allowance: 0n, batchGas }).tooDear).toEqual(
      [],
    );
  });

  it('refunds, which earned no fee, within the allowance', () => {
    const policy = { gasPrice: gwei / 20n, allowance: 10n ** 13n, batchGas };
    expect(chooseAffordable(collectsOf(0n), policy).affordable).toHaveLength(1);
    expect(chooseAffordable(collectsOf(0n), { ...policy, allowance: 10n ** 12n }).tooDear).toHaveLength(1);
  });

  it('not the claim of a receiver that burns gas, and the others without it', () => {
    const [burner, ...others] = collectsOf(least, least, least);
    const policy = { gasPrice: gwei / 2n, allowance: 0n, batchGas };
    const { affordable, tooDear } = chooseAffordable([{ ...burner!, gas: 110_000n }, ...others], policy);
    expect(tooDear.map(({ id }) => id)).toEqual([0]);
    expect(affordable.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('never above earnings and allowance together, every claim that covers its part, and none is lost', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const collect = fc.record({ earned: amount, gas: fc.bigInt({ min: 20_000n, max: 150_000n }) });
    const price = fc.bigInt({ min: 0n, max: 10n * gwei });
    fc.assert(
      fc.property(fc.array(collect, { maxLength: 30 }), price, amount, (collects, gasPrice, allowance) => {
        const { affordable, tooDear } = chooseAffordable(collects, { gasPrice, allowance, batchGas });
        expect(new Set([...affordable, ...tooDear])).toEqual(new Set(collects));
        expect(affordable.length + tooDear.length).toBe(collects.length);
        const cost = affordable.reduce((sum, { gas }) => sum + gas * gasPrice, batchGas * gasPrice);
        const borne = affordable.reduce((sum, { earned }) => sum + earned + allowance, 0n);
        if (affordable.length > 0) expect(borne).toBeGreaterThanOrEqual(cost);
        for (const [index, { earned, gas }] of tooDear.entries()) {
          const margin = earned + allowance - gas * gasPrice;
          expect(margin * BigInt(affordable.length + index + 1)).toBeLessThan(batchGas * gasPrice);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
