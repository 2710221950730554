import { isSameAddress } from '@tradewind/rules/network/address';
import type { ArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { computeFreeAt, isAuctionOver } from '@tradewind/rules/nft-market/auction-clock';
import type { WorkSituation } from '@tradewind/rules/nft-market/work-actions';
import type { Address } from 'viem';
import { type Ask, findLeadingBid, findOwner, type TokenState } from '../work/token.ts';

type Viewer = {
  readonly status: ArtworkStatus;
  readonly account: Address | undefined;
  /** Chain seconds. */
  readonly time: bigint;
};

/** What an account can do with a work, from the state of the chain. */
export function toWorkSituation(state: TokenState, { status, account, time }: Viewer): WorkSituation {
  const { ask, ownBid, isApproved } = state;
  const isAccount = (other: Address | undefined) =>
    account !== undefined && other !== undefined && isSameAddress(account, other);
  return {
    status,
    isOwner: isAccount(findOwner(state)),
    isApproved,
    listing: toListing(ask, time),
    hasOwnBid: ownBid !== undefined,
    isLeading: isAccount(findLeadingBid(state)?.bidder),
    isBidFree: ask !== undefined && time >= computeFreeAt(ask.endsAt),
  };
}

function toListing(ask: Ask | undefined, time: bigint): WorkSituation['listing'] {
  if (ask === undefined) return { kind: 'none' };
  if (ask.kind === 'fixed') return { kind: 'fixed' };
  return { kind: 'auction', hasBid: ask.bidCount > 0, isOver: isAuctionOver(ask, time) };
}
