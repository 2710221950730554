import type { Outcome, Stake } from '@tradewind/rules/prediction/round';
import { type Boundary, unresolved } from './boundary.ts';

/** The stake of an account on a round. */
export type Position = Stake & { readonly isClaimed: boolean };

/** A round from chain or index: amounts in wei, prices in dollars E18. */
export type Round = {
  readonly epoch: number;
  readonly totalUp: bigint;
  readonly totalDown: bigint;
  readonly outcome: Outcome;
  readonly lock: Boundary;
  readonly close: Boundary;
  /** Of the connected account. */
  readonly position: Position | undefined;
  /** A collect request to the server is pending. */
  readonly isCollecting: boolean;
};

/** A price of the feed in dollars E18, and its chain time in seconds. */
export type FeedPrice = { readonly price: bigint; readonly at: number };

/** A round that cannot have entries yet. */
export function createEmptyRound(epoch: number): Round {
  return {
    epoch,
    totalUp: 0n,
    totalDown: 0n,
    outcome: 'pending',
    lock: unresolved,
    close: unresolved,
    position: undefined,
    isCollecting: false,
  };
}
