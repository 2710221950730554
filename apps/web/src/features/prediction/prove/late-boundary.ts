import { computeLockTime } from '@tradewind/rules/prediction/grid';
import type { Round } from '../live/round.ts';

/** A price is proven within seconds as a rule; longer than this is late. */
export const lateSeconds = 60;

export type LateBoundary = { readonly boundary: number; readonly at: number };

/** The oldest boundary beside which somebody has staked, that is over for a minute, and whose price nobody has proven. */
export function findLateBoundary(
  rounds: readonly Round[],
  { genesis, now }: { readonly genesis: number; readonly now: number },
): LateBoundary | undefined {
  for (const { epoch, outcome, totalUp, totalDown, lockPrice } of rounds) {
    if (outcome !== 'pending' || totalUp + totalDown === 0n) continue;
    const boundary = lockPrice === undefined ? epoch : epoch + 1;
    const at = computeLockTime(genesis, boundary);
    if (now - at > lateSeconds) return { boundary, at };
  }
  return undefined;
}
