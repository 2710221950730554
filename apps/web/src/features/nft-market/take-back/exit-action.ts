import { computeFreeAt, isAuctionOver } from '@tradewind/rules/nft-market/auction-clock';
import type { Held } from '../held/held.query.ts';

/**
 * The action that takes something back at a chain time in seconds; undefined where nothing can be done yet: a running
 * auction with a bid binds both sides, and while the time is not known nothing is offered of an auction.
 */
export function findExitAction(
  held: Held,
  time: number | undefined,
): 'revoke' | 'cancel' | 'settle' | undefined {
  if (held.kind === 'offer' || held.kind === 'credit') return 'cancel';
  const { ask } = held;
  if (held.kind === 'ask') {
    if (held.ask.kind === 'fixed' || held.ask.bidCount === 0) return 'revoke';
    return time !== undefined && isAuctionOver(held.ask, BigInt(time)) ? 'settle' : undefined;
  }
  if (ask === undefined || ask.kind === 'fixed') return 'cancel';
  if (time === undefined || !isAuctionOver(ask, BigInt(time))) return undefined;
  return BigInt(time) >= computeFreeAt(ask.endsAt) ? 'cancel' : 'settle';
}
