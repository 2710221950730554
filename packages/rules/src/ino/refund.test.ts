import { expect, it } from 'vitest';
import { computeBoxRefund } from './refund.ts';

it.each([
  [10n, 100n, 1n, 110n],
  [10n, 100n, 3n, 43n],
  [10n, 2n, 3n, 10n],
])(
  '[INO-06] given the price %i, a bond of %i and %i undrawn boxes, then a box gets %i',
  (price, bond, outstanding, sum) => {
    const refund = computeBoxRefund(price, { bond, outstanding });
    expect(refund.sum).toBe(sum);
    expect(refund.ofBond * outstanding).toBeLessThanOrEqual(bond);
  },
);
