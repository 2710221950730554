import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from './query-session.ts';
import { watchAnswer } from './watch-answer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * The reason and the time (s) of the end, for a server with these states in turn, the last of them repeated.
 */
async function watch(mostUnanswered: number, states: readonly SessionState[]) {
  const [requested, ended] = [states.values(), { reason: 'none', seconds: 0 }];
  const startedAt = Date.now();
  const endWatch = watchAnswer({
    statementTimeoutMs: undefined,
    mostUnanswered,
    querySession: async () => requested.next().value ?? states.at(-1)!,
    describeProgress: () => 'the same',
    onSilence: (reason) => Object.assign(ended, { reason, seconds: (Date.now() - startedAt) / 1000 }),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  endWatch();
  return ended;
}

it('[OPS-03] given a server with one unanswered query, then the statement is given up', async () => {
  expect(await watch(1, ['unreachable', 'active'])).toEqual({ reason: 'the server is silent', seconds: 2 });
});

it('[OPS-03] given patient work and a server with single unanswered queries, then the work continues', async () => {
  expect(
    await watch(3, ['unreachable', 'unreachable', 'active', 'unreachable', 'unreachable', 'active']),
  ).toEqual({
    reason: 'none',
    seconds: 0,
  });
});

it('[OPS-03] given patient work and a server that stops answering, then it is given up after a number of queries', async () => {
  expect(await watch(3, ['active', 'unreachable'])).toEqual({ reason: 'the server is silent', seconds: 8 });
});

it('[OPS-03] given patient work and a session that the server reports as idle, then it is given up soon', async () => {
  expect((await watch(3, ['idle'])).reason).toBe('the session is silent');
});
