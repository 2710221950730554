import type { LiveState } from './live-store.ts';
import { type LiveAttempt, type LiveAttemptOptions, startAttempt } from './live-attempt.ts';
import { createRetryTimer } from './retry-timer.ts';

export type LiveConnection = {
  /** Connects at once, also instead of a pending attempt, and again after every loss until paused. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** Reconnects, so that the hub identifies the session again. */
  readonly restart: () => void;
  /** The set of needed topics may have changed. */
  readonly renewTopics: () => void;
};

export type LiveConnectionOptions = LiveAttemptOptions & { readonly onState: (state: LiveState) => void };

/** The page's one connection to the hub: consecutive attempts, each with a new client. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { onState } = options;
  let attempt: LiveAttempt | undefined;
  const connect = () => {
    attempt?.end();
    onState('connecting');
    attempt = startAttempt(options, { onJoined, onLost });
  };
  const retry = createRetryTimer(connect);
  const onJoined = () => {
    retry.succeed();
    onState('connected');
  };
  const onLost = () => {
    attempt = undefined;
    onState('connecting');
    retry.runLater();
  };
  return {
    resume: () => {
      if (!attempt?.isJoined()) retry.runNow();
    },
    pause: () => {
      retry.cancel();
      attempt?.end();
      attempt = undefined;
      onState('off');
    },
    restart: () => {
      if (!attempt) return;
      attempt.end();
      onLost();
    },
    renewTopics: () => attempt?.renewTopics(),
  };
}
