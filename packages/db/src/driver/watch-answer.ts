import type { SessionState } from './query-session.ts';

type Watch = {
  /** The server's own limit of a statement; without one, the wait for a running statement is unlimited. */
  statementTimeoutMs: number | undefined;
  /** Unanswered queries in a row after which the server is given up. */
  mostUnanswered: number;
  querySession: (withinMs: number) => Promise<SessionState>;
  /** A text that changes when bytes are sent or received. */
  describeProgress: () => string;
  /** Called once, with the reason, when no answer can be expected any more. */
  onSilence: (reason: string) => void;
};

const pollAfterMs = 2_000;
const pollingMs = 1_500;
/** Time for the arrival of an answer that the server has sent. */
const arrivalMs = 400;
/** The server's limit applies first, if the server is reachable. */
const marginMs = 1_000;

/**
 * Monitors the wait for one answer, until the returned function is called. With one query, a silence ends
 * within five seconds.
 */
export function watchAnswer(watch: Watch): () => void {
  const { statementTimeoutMs, mostUnanswered, querySession, describeProgress, onSilence } = watch;
  let unanswered = 0;
  const timers: { request?: NodeJS.Timeout; limit?: NodeJS.Timeout } = {};
  let isEnded = false;
  const end = () => {
    isEnded = true;
    clearTimeout(timers.request);
    clearTimeout(timers.limit);
  };
  const giveUp = (reason: string) => {
    if (isEnded) return;
    end();
    onSilence(reason);
  };
  const pollAgain = () => {
    if (!isEnded) timers.request = setTimeout(() => void request(), pollAfterMs);
  };
  const request = async () => {
    const state = await querySession(pollingMs);
    const progress = describeProgress();
    unanswered = state === 'unreachable' ? unanswered + 1 : 0;
    if (unanswered >= mostUnanswered) return giveUp('the server is silent');
    if (isEnded || state !== 'idle') return pollAgain();
    timers.request = setTimeout(() => {
      if (describeProgress() === progress) giveUp('the session is silent');
      pollAgain();
    }, arrivalMs);
  };
  pollAgain();
  if (statementTimeoutMs) {
    timers.limit = setTimeout(giveUp, statementTimeoutMs + marginMs, 'the limit of a statement is over');
  }
  return end;
}
