import * as fc from 'fast-check';
import type { Stake } from './stake.ts';

/** Any stake that a pool can hold, before its first payment. */
export const anyStake: fc.Arbitrary<Stake> = fc
  .record({
    amount: fc.bigInt({ min: 1n, max: 2n ** 96n - 1n }),
    start: fc.bigInt({ min: 1n, max: 2n ** 40n - 2n ** 33n }),
    duration: fc.bigInt({ min: 1n, max: 126_227_704n }),
    aprBps: fc.bigInt({ min: 1n, max: 2n ** 24n - 1n }),
  })
  .map((stake) => ({ ...stake, paidUntil: stake.start }));
