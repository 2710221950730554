import { computeEarning } from './reward.ts';
import { computeMaturity, type Stake } from './stake.ts';
import { computeUnstakeFee, type FeeRow } from './unstake-fee.ts';

/** A stake before its end accrues; at its end it is matured, and earns no more. */
export type StakeState = 'accruing' | 'matured';

/** The state of an open stake at a time (chain seconds). */
export function computeStakeState(stake: Pick<Stake, 'start' | 'duration'>, time: bigint): StakeState {
  return time >= computeMaturity(stake) ? 'matured' : 'accruing';
}

/** What a stake brings when it leaves; raw units. */
export type Exit = {
  readonly principal: bigint;
  readonly fee: bigint;
  readonly reward: bigint;
};

/** What `unstake` pays for a stake at a time: the principal less the fee, and the reward. Equal to the contract's. */
export function computeExit(stake: Stake, rows: readonly FeeRow[], time: bigint): Exit {
  return {
    principal: stake.amount,
    fee: computeUnstakeFee(stake, rows, time),
    reward: computeEarning(stake, time),
  };
}

/** The principal before and at its end of an account's open stakes (`getUnexpiredTokens`, `getExpiredTokens`). */
export function computeStakedSums(
  stakes: readonly Pick<Stake, 'amount' | 'start' | 'duration'>[],
  time: bigint,
): { readonly unexpired: bigint; readonly expired: bigint } {
  let [unexpired, expired] = [0n, 0n];
  for (const stake of stakes) {
    if (computeStakeState(stake, time) === 'matured') expired += stake.amount;
    else unexpired += stake.amount;
  }
  return { unexpired, expired };
}
