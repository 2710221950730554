import type { Stake } from '@tradewind/rules/stake-pool/stake';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';

/** An open stake of the account, with its own table of fees. */
export type OwnStake = Stake & { readonly id: bigint; readonly fees: readonly FeeRow[] };

/** What the account has in a pool; amounts are raw units. */
export type OwnPart = {
  readonly stakes: readonly OwnStake[];
  /** Rewards that the earn token did not move; the account withdraws them itself. */
  readonly credit: bigint;
};
