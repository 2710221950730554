import { computeStakeState } from '../stake-pool/stake-state.ts';
import type { Stake } from '../stake-pool/stake.ts';

/** Seconds from the entry of a stake on after which a gate counts it. */
export const stakeActiveAfter = 86_400n;

/**
 * The principal that a gate counts at a time (chain seconds): of stakes that entered a day before or earlier, until
 * their end. Equal to the contract's (`ITierView.activeStaked`), and at most the staked amount that a page shows.
 */
export function computeActiveStake(
  stakes: readonly Pick<Stake, 'amount' | 'start' | 'duration'>[],
  time: bigint,
): bigint {
  return stakes
    .filter(
      (stake) => time >= stake.start + stakeActiveAfter && computeStakeState(stake, time) === 'accruing',
    )
    .reduce((sum, { amount }) => sum + amount, 0n);
}
