/** While the node announces its heads, polls only cover what an announcement cannot: one in three is enough. */
const announcedShare = 3;
/** The longest interval, unless a longer one is set: a still chain must not look like a silent node. */
const mostMs = 10_000;
/** A node whose block was found by a poll is not relied on for this time. */
const doubtMs = 60_000;

type PaceOptions = {
  /** The interval of polls without announcements, in milliseconds. */
  intervalMs: number;
  /** Whether the node has confirmed the subscription, and its connection is open. */
  isSubscribed: () => boolean;
  /** Whether this process writes: a standby tries to get the lease at each poll. */
  isWriter: () => boolean;
  /** Monotonic clock, in milliseconds. */
  now: () => number;
};

export type PollPace = {
  /** The node has announced a head. */
  noteHead: () => void;
  /** A step has found blocks, or none. */
  noteStep: (result: 'advanced' | 'idle') => void;
  /** The time until the next poll, in milliseconds. */
  computeIntervalMs: () => number;
};

/** Chooses the interval of polls of a node: longer while its announcements come before the polls find the blocks. */
export function createPollPace({ intervalMs, isSubscribed, isWriter, now }: PaceOptions): PollPace {
  let isAnnounced = false;
  let hasAdvanced = false;
  /** A head was announced that the polled node did not have yet. */
  let isBehind = false;
  let doubtedUntil = -Infinity;
  return {
    noteHead: () => {
      isAnnounced = true;
    },
    noteStep: (result) => {
      if (result === 'advanced') {
        if (!isAnnounced && !isBehind) doubtedUntil = now() + doubtMs;
        [hasAdvanced, isBehind] = [true, false];
        return;
      }
      isBehind ||= isAnnounced && !hasAdvanced;
      [isAnnounced, hasAdvanced] = [false, false];
    },
    computeIntervalMs: () => {
      const isReliedOn = isSubscribed() && isWriter() && !isBehind && now() >= doubtedUntil;
      return isReliedOn ? Math.max(intervalMs, Math.min(announcedShare * intervalMs, mostMs)) : intervalMs;
    },
  };
}
