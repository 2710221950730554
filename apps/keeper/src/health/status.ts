import { listLoopReasons, type Trouble } from '@tradewind/process/list-loop-reasons';
import type { Stillness } from '@tradewind/process/watchdog';

/** The state that readiness and metrics report. */
export type Status = {
  /** Whether this keeper holds the lease of the chain; undefined before the first attempt. */
  isActive: boolean | undefined;
  /** Time of the last successful read of the chain, in milliseconds of a monotonic clock. */
  lastLookAt: number | undefined;
  trouble: Trouble | undefined;
  balance: bigint | undefined;
  openCount: number;
  isShortOfCoin: boolean;
};

export function createStatus(): Status {
  return {
    isActive: undefined,
    lastLookAt: undefined,
    trouble: undefined,
    balance: undefined,
    openCount: 0,
    isShortOfCoin: false,
  };
}

/** Maximum silence of all nodes while the keeper counts as ready. */
const maxSilenceMs = 30_000;

/** Why the keeper cannot act at `now` (of the monotonic clock); empty when it is ready. */
export function listUnreadyReasons(status: Status, stillness: Stillness, now: number): string[] {
  const { isActive, lastLookAt, trouble } = status;
  const reasons = listLoopReasons({ work: 'the round', trouble, stillness });
  if (reasons.length > 0) return reasons;
  if (isActive === false) return ['another keeper acts on this chain'];
  const why = trouble ? `: ${trouble.reason}` : '';
  if (lastLookAt === undefined) return [`no round has come to an end yet${why}`];
  const silenceMs = now - lastLookAt;
  return silenceMs > maxSilenceMs ? [`no node has answered for ${Math.round(silenceMs / 1000)} s${why}`] : [];
}
