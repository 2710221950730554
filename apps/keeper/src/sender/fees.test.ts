import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFees, computeReplacementFees } from './fees.ts';

const amount = fc.bigInt({ min: 0n, max: 2n ** 80n });
const cap = fc.bigInt({ min: 1n, max: 2n ** 80n });

describe('[OPS-05] offered gas fees', () => {
  it('never exceed the cap, and the tip never exceeds the total', () => {
    fc.assert(
      fc.property(amount, amount, cap, (baseFeePerGas, priorityFee, maxFeeCap) => {
        const fees = computeFees({ baseFeePerGas, priorityFee }, maxFeeCap);
        expect(fees.maxFeePerGas <= maxFeeCap).toBe(true);
        expect(fees.maxPriorityFeePerGas <= fees.maxFeePerGas).toBe(true);
      }),
    );
  });

  it('a replacement is acceptable to nodes (a tenth more of both), or absent', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        cap,
        (first, second, baseFeePerGas, priorityFee, maxFeeCap) => {
          const [tip, whole] = first < second ? [first, second] : [second, first];
          const stuck = { maxFeePerGas: whole, maxPriorityFeePerGas: tip };
          const next = computeReplacementFees(
            stuck,
            computeFees({ baseFeePerGas, priorityFee }, maxFeeCap),
            maxFeeCap,
          );
          if (next === undefined) return;
          expect(next.maxFeePerGas * 10n >= whole * 11n && next.maxPriorityFeePerGas * 10n >= tip * 11n).toBe(
            true,
          );
          expect(next.maxFeePerGas <= maxFeeCap && next.maxPriorityFeePerGas <= next.maxFeePerGas).toBe(true);
        },
      ),
    );
  });

  it('stop at the cap', () => {
    const current = { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n };
    const stuck = { maxFeePerGas: 90n, maxPriorityFeePerGas: 1n };
    expect(computeReplacementFees(stuck, current, 100n)).toBeUndefined();
    expect(computeReplacementFees(stuck, current, 102n)?.maxFeePerGas).toBe(102n);
  });
});
