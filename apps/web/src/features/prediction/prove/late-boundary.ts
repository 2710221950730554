import { computeLockTime } from '@tradewind/rules/prediction/grid';
import type { Round } from '../live/round.ts';

/** A price is usually proven within seconds; after this time it is late. */
export const lateSeconds = 60;

export type LateBoundary = { readonly boundary: number; readonly at: number };

/**
 * The oldest unproven boundary of a pending round with stakes, over for at least a minute. A round with a boundary
 * that has no price needs no other proof.
 */
export function findLateBoundary(
  rounds: readonly Round[],
  { genesis, now }: { readonly genesis: number; readonly now: number },
): LateBoundary | undefined {
  for (const { epoch, outcome, totalUp, totalDown, lock, close } of rounds) {
    if (outcome !== 'pending' || totalUp + totalDown === 0n) continue;
    const open = [lock, close].findIndex(({ state }) => state === 'unresolved');
    if (open < 0 || lock.state === 'void' || close.state === 'void') continue;
    const boundary = epoch + open;
    const at = computeLockTime(genesis, boundary);
    if (now - at > lateSeconds) return { boundary, at };
  }
  return undefined;
}
