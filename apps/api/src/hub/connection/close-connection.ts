import type { HubState } from '../hub-state.ts';
import { serverMessage } from '../protocol/server-message.ts';
import { leaveTopic } from '../topic/topic-book.ts';
import { toTextFrame } from '../transport/text-frame.ts';
import type { Connection } from './connection.ts';

/** Closes a connection with a reason, and whether the client should reconnect. */
export function closeConnection(
  hub: HubState,
  connection: Connection,
  close: { error?: string; allowReconnect?: true },
): void {
  const { link } = connection;
  if (!forgetConnection(hub, connection)) return;
  link?.write(toTextFrame(serverMessage.close(close)));
  link?.end();
}

/** Closes a connection without a message: no client can read it. */
export function dropConnection(hub: HubState, connection: Connection): void {
  const { link } = connection;
  if (forgetConnection(hub, connection)) link?.destroy();
}

/** Removes a connection from all state; false when it was removed before. */
function forgetConnection(hub: HubState, connection: Connection): boolean {
  if (connection.phase === 'closed') return false;
  connection.phase = 'closed';
  connection.link = undefined;
  hub.connections.delete(connection.id);
  const left = (hub.countsByIp.get(connection.ip) ?? 1) - 1;
  if (left > 0) hub.countsByIp.set(connection.ip, left);
  else hub.countsByIp.delete(connection.ip);
  for (const topic of connection.topics) leaveTopic(hub.topics, connection, topic);
  for (const stream of connection.streams.values()) stream.abort();
  hub.metrics.connections.set(hub.connections.size);
  return true;
}
