import { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError } from 'pg';

/**
 * `unreachable`: the server does not answer. `idle`: the session runs no statement. `unknown`: the server
 * answers, but not this query.
 */
export type SessionState = 'unreachable' | 'idle' | 'active' | 'unknown';

const question = `select state from pg_stat_activity where pid = $1`;

/** Queries the server on a new connection for the state of one of our sessions, with a time limit. */
export async function querySession(
  config: ClientConfig,
  processId: number,
  withinMs: number,
): Promise<SessionState> {
  const socket = new Socket();
  const client = new Client({ ...config, stream: () => socket });
  client.on('error', () => undefined);
  const timer = setTimeout(() => socket.destroy(), withinMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ state: string }>(question, [processId]);
    return toState(rows[0]?.state);
  } catch (error) {
    return error instanceof DatabaseError ? 'unknown' : 'unreachable';
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Idle between transactions, or in one between two statements. */
function toState(state: string | undefined): SessionState {
  if (state === undefined) return 'unknown';
  return state.startsWith('idle') ? 'idle' : 'active';
}
