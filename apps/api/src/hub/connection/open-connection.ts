import type { HubState } from '../hub-state.ts';
import type { Link, LinkListener } from '../transport/link.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';
import { receiveText } from './receive.ts';
import { takeMessage } from './message-budget.ts';

type Opening = Pick<Connection, 'id' | 'isStateful' | 'ip' | 'session'>;

/** A new connection, whose client has to shake hands first. */
export function openConnection(hub: HubState, opening: Opening, link: Link): LinkListener {
  const now = hub.now();
  const connection: Connection = {
    ...opening,
    phase: 'handshake',
    link,
    isMuted: false,
    waitingSince: now,
    sentAt: now,
    receivedAt: now,
    budget: { left: hub.limits.messageBurst, at: now },
    topics: new Set(),
    streams: new Map(),
    skipped: new Map(),
    memory: undefined,
  };
  hub.connections.set(connection.id, connection);
  hub.countsByIp.set(connection.ip, (hub.countsByIp.get(connection.ip) ?? 0) + 1);
  hub.metrics.connections.set(hub.connections.size);
  return listenTo(hub, connection, link);
}

/**
 * A new socket of a stateful connection, in place of the one that it has or had. Nothing is sent before the client says where it goes on:
 * the official client, when it gives up a silent line, opens a socket that it then forgets, and would take anything for its next handshake.
 */
export function resumeConnection(
  hub: HubState,
  connection: Connection,
  memory: NonNullable<Connection['memory']>,
  link: Link,
): LinkListener {
  const { link: replaced } = connection;
  connection.link = link;
  replaced?.destroy();
  connection.isMuted = true;
  connection.waitingSince = hub.now();
  connection.receivedAt = hub.now();
  memory.received.expectSequence();
  return listenTo(hub, connection, link);
}

function listenTo(hub: HubState, connection: Connection, link: Link): LinkListener {
  return {
    onText: (text) => {
      if (connection.link === link) receiveText(hub, connection, text);
    },
    onControl: () => {
      if (connection.link !== link) return;
      connection.receivedAt = hub.now();
      if (!takeMessage(connection.budget, hub.limits, hub.now())) dropConnection(hub, connection);
    },
    onBinary: () => {
      if (connection.link === link) closeConnection(hub, connection, { error: 'Messages are text.' });
    },
    onClose: () => {
      if (connection.link === link) loseLink(hub, connection);
    },
  };
}

/** A stateful connection waits for its next socket; any other ends. */
function loseLink(hub: HubState, connection: Connection): void {
  if (!connection.memory) return dropConnection(hub, connection);
  connection.link = undefined;
  connection.waitingSince = hub.now();
}
