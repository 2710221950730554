import type { Connection } from '../connection/connection.ts';
import type { HubState } from '../hub-state.ts';
import type { Link } from '../transport/link.ts';

/**
 * Memory of one connection in bytes: unread and incomplete bytes of its socket, and messages kept to be sent
 * again.
 */
export function countHeldBytes({ link, memory }: Connection): number {
  return (link ? countLink(link) : 0) + (memory?.sent.bytes() ?? 0);
}

export function countLink(link: Link): number {
  return link.bufferedBytes() + link.incompleteBytes();
}

/** Counts the waiting bytes of the whole process; the work grows with the number of connections. */
export function countWaiting({ waiting, connections, metrics }: HubState): number {
  let sum = 0;
  for (const link of waiting.links) sum += countLink(link);
  for (const { memory } of connections.values()) sum += memory?.sent.bytes() ?? 0;
  waiting.counted = sum;
  waiting.added = 0;
  metrics.waitingBytes.set(sum);
  return sum;
}
