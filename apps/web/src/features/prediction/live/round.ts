import type { Outcome, Stake } from '@tradewind/rules/prediction/round';

/** What an account staked on a round. */
export type Position = Stake & { readonly isClaimed: boolean };

/** A round as chain or index tell it: amounts in wei, prices in dollars E18, undefined where there is none (yet). */
export type Round = {
  readonly epoch: number;
  readonly totalUp: bigint;
  readonly totalDown: bigint;
  readonly outcome: Outcome;
  readonly lockPrice: bigint | undefined;
  readonly closePrice: bigint | undefined;
  /** Of the connected account. */
  readonly position: Position | undefined;
  /** The server was asked to collect, and it has not happened yet. */
  readonly isCollecting: boolean;
};

/** A price of the feed in dollars E18, and the chain's second in which it was said. */
export type FeedPrice = { readonly price: bigint; readonly at: number };

/** A round of which nothing is known but that nobody can have entered it yet. */
export function createEmptyRound(epoch: number): Round {
  return {
    epoch,
    totalUp: 0n,
    totalDown: 0n,
    outcome: 'pending',
    lockPrice: undefined,
    closePrice: undefined,
    position: undefined,
    isCollecting: false,
  };
}
