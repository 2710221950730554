import { closeConnection, dropConnection } from '../connection/close-connection.ts';
import type { Connection } from '../connection/connection.ts';
import { countRefusal } from '../count-refusal.ts';
import type { HubState } from '../hub-state.ts';
import { countHeldBytes, countLink, countWaiting } from './count-waiting.ts';

/**
 * Maximum used share of the budget after room was made, so that the next count is a quarter of the budget away.
 */
const fullShare = 0.75;
/** From this share on, replaceable events go only to clients that have read all. */
const tightShare = 0.5;

/**
 * Keeps room in the budget for bytes about to wait for a connection: connections above their share are closed.
 */
export function makeRoom(hub: HubState, connection: Connection, bytes: number): void {
  const { waiting, limits } = hub;
  if (waiting.counted + waiting.added + bytes > limits.waitingBytes) {
    const excess = countWaiting(hub) + bytes - limits.waitingBytes * fullShare;
    if (excess > 0) waiting.counted -= free(hub, excess);
  }
  waiting.added += bytes;
  connection.addedBytes += bytes;
}

export function isTight({ waiting, limits }: HubState): boolean {
  return waiting.counted > limits.waitingBytes * tightShare;
}

/** Frees at least this many bytes, where there are so many; returns how many. */
function free(hub: HubState, excess: number): number {
  let freed = 0;
  const inUse = new Set([...hub.connections.values()].map(({ link }) => link));
  for (const link of hub.waiting.links) {
    if (inUse.has(link)) continue;
    freed += countLink(link);
    link.destroy();
  }
  for (const { connection, held } of listHolders(hub)) {
    if (freed >= excess) break;
    freed += held;
    countRefusal(hub, 'budget');
    // A message would wait behind the unread bytes.
    if (connection.link && connection.link.bufferedBytes() > 0) dropConnection(hub, connection);
    else closeConnection(hub, connection, { allowReconnect: true });
  }
  return freed;
}

/**
 * Connections with more than an equal share; some exist whenever the budget is exceeded. First come those whose
 * bytes have waited for more than the time between two sweeps: a client that reads and acknowledges holds
 * nothing for so long.
 */
function listHolders({ connections, limits }: HubState): { connection: Connection; held: number }[] {
  const share = (limits.waitingBytes * fullShare) / connections.size;
  return [...connections.values()]
    .map((connection) => {
      const held = countHeldBytes(connection);
      return { connection, held, lasting: Math.min(held, connection.lastingBytes) };
    })
    .filter(({ held }) => held > share)
    .toSorted((a, b) => b.lasting - a.lasting || b.held - a.held);
}
