import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEarning } from './reward.ts';
import { computeExit, computeStakedSums, computeStakeState } from './stake-state.ts';
import { computeMaturity } from './stake.ts';
import { anyStake } from './stake.test-support.ts';

const rows = [{ day: 5n, bps: 1_000n }];

describe('[POOL-03] the state of a stake', () => {
  it('given the second of its end, then it is matured, and accruing before', () => {
    const stake = { start: 1_000n, duration: 50n };
    expect(computeStakeState(stake, 1_049n)).toBe('accruing');
    expect(computeStakeState(stake, 1_050n)).toBe('matured');
  });

  it('an exit has the principal, its fee, and the reward that is due', () => {
    const stake = { amount: 1_000n, start: 0n, duration: 864_000n, aprBps: 10_000n, paidUntil: 0n };
    expect(computeExit(stake, rows, 86_400n)).toEqual({
      principal: 1_000n,
      fee: 100n,
      reward: computeEarning(stake, 86_400n),
    });
    expect(computeExit(stake, rows, 864_000n).fee).toBe(0n);
  });

  it('[POOL-04] expired and unexpired are all open stakes, at any time', () => {
    fc.assert(
      fc.property(
        fc.array(anyStake, { maxLength: 12 }),
        fc.bigInt({ min: 0n, max: 2n ** 40n }),
        (stakes, time) => {
          const { unexpired, expired } = computeStakedSums(stakes, time);
          const sum = stakes.reduce((total, { amount }) => total + amount, 0n);
          const over = stakes.filter((stake) => computeMaturity(stake) <= time);
          expect(unexpired + expired).toBe(sum);
          expect(expired).toBe(over.reduce((total, { amount }) => total + amount, 0n));
        },
      ),
    );
  });
});
