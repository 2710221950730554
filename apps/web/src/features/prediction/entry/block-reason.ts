import { messages } from '../../../shared/message/messages.ts';

const text = messages.prediction;

/** What leaves the wallet later than this before the lock is not in a block in time. */
const closingSeconds = 3;

export type EntryMoment = {
  readonly isPaused: boolean;
  readonly isChainAway: boolean;
  /** Chain seconds; undefined while nobody has said what time it is. */
  readonly now: number | undefined;
  readonly lockAt: number | undefined;
};

/** Why nobody can enter the open round right now; the chain's clock decides. */
export function findBlockReason({ isPaused, isChainAway, now, lockAt }: EntryMoment): string | undefined {
  if (isPaused) return text.paused;
  if (isChainAway) return text.notice.chain;
  if (now === undefined || lockAt === undefined) return text.clockUnknown;
  if (now >= lockAt) return text.locked;
  return lockAt - now <= closingSeconds ? text.closing : undefined;
}
