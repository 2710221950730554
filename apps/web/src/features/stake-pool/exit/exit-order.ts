import { computeExit } from '@tradewind/rules/stake-pool/stake-state';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Flow } from '../../../shared/simulation/expected-movements.ts';
import type { OwnStake } from '../own/own-part.ts';
import type { StakePool } from '../pool/pool.ts';

/** Stakes that leave. `unstake` pays their rewards; `leave` makes them a credit, and calls no earn token. */
export type ExitOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly pool: StakePool;
  readonly stakes: readonly OwnStake[];
  readonly way: 'unstake' | 'leave';
  /** Chain seconds of the shown sums. */
  readonly time: bigint;
};

/** Sums of stakes in raw units. */
export type ExitSums = { readonly principal: bigint; readonly fee: bigint; readonly reward: bigint };

/** What stakes bring that leave at a time. */
export function computeExitSums(stakes: readonly OwnStake[], time: bigint): ExitSums {
  const none = { principal: 0n, fee: 0n, reward: 0n };
  return stakes
    .map((stake) => computeExit(stake, stake.fees, time))
    .reduce(
      (sum, { principal, fee, reward }) => ({
        principal: sum.principal + principal,
        fee: sum.fee + fee,
        reward: sum.reward + reward,
      }),
      none,
    );
}

/** What an exit pays at once: the principal less the fee, and rewards that become no credit. */
export function computePaid(way: ExitOrder['way'], { principal, fee, reward }: ExitSums) {
  return { principal: principal - fee, reward: way === 'leave' ? 0n : reward };
}

/** What must arrive at least: rewards only grow until the transaction is included. One flow where both tokens are one. */
export function listArrivals(
  { deposit, earn }: StakePool,
  owner: Address,
  { principal, reward }: { readonly principal: bigint; readonly reward: bigint },
): readonly Flow[] {
  if (deposit.address === earn.address) return [{ currency: deposit, owner, limit: principal + reward }];
  return [
    ...(principal > 0n ? [{ currency: deposit, owner, limit: principal }] : []),
    ...(reward > 0n ? [{ currency: earn, owner, limit: reward }] : []),
  ];
}
