import type { PositionRow, RoundRow } from '@tradewind/db/prediction/round-row';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import type { MarketView } from './market-reader.ts';
import { toWireRound } from './to-wire-round.ts';
import { toWholeCoins } from './whole-amount.ts';

/** A round with an account's part in it. */
export function toWireEnteredRound(
  { position, ...round }: RoundRow & { position: PositionRow },
  view: MarketView,
  isCollecting: boolean,
): WireEnteredRound {
  // Recent rounds have the feed's prices before they are proven.
  const near = view.rounds.find(({ epoch }) => epoch === round.epoch);
  const { claim } = position;
  return {
    ...toWireRound({ ...near, ...round }, view, { position, isCollecting }),
    enteredHash: position.txHash,
    enteredBlock: position.blockNumber,
    collectedAmount: claim && toWholeCoins(claim.amount),
    collectedHash: claim && claim.txHash,
  };
}
