import type { WireRound } from '@tradewind/schema/prediction/round';
import { toE18 } from '../amount.ts';
import { toBoundary } from './boundary.ts';
import type { Position, Round } from './round.ts';

/** A round of the wire as the page shows it. */
export function toRound(wire: WireRound): Round {
  return {
    epoch: wire.id,
    totalUp: toE18(wire.totalUp),
    totalDown: toE18(wire.totalDown),
    outcome: wire.outcome,
    lock: toBoundary(wire.lock),
    close: toBoundary(wire.close),
    position: toPosition(wire),
    isCollecting: wire.isCollecting,
  };
}

/** The account's position. */
export function toPosition({ yourPosition, joinedStatus }: WireRound): Position | undefined {
  if (yourPosition === null) return undefined;
  const staked = toE18(yourPosition);
  const isUp = staked > 0n;
  const isClaimed = joinedStatus === 4 || joinedStatus === 6;
  return { isUp, amount: isUp ? staked : -staked, isClaimed };
}
