import { messages } from '../../../shared/message/messages.ts';

const text = messages.prediction;

/** A transaction sent later than this before the lock is not included in time. */
const closingSeconds = 3;

export type EntryMoment = {
  readonly isPaused: boolean;
  readonly isChainAway: boolean;
  /** Chain seconds; undefined while the chain time is unknown. */
  readonly now: number | undefined;
  readonly lockAt: number | undefined;
};

/** The reason why the open round cannot be entered now; chain time decides. */
export function findBlockReason({ isPaused, isChainAway, now, lockAt }: EntryMoment): string | undefined {
  if (isPaused) return text.paused;
  if (isChainAway) return text.notice.chain;
  if (now === undefined || lockAt === undefined) return text.clockUnknown;
  if (now >= lockAt) return text.locked;
  return lockAt - now <= closingSeconds ? text.closing : undefined;
}
