import { countRefusal } from '../count-refusal.ts';
import type { HubState } from '../hub-state.ts';
import type { Link, LinkListener } from '../transport/link.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';
import { receiveText } from './receive.ts';
import { takeMessage } from './message-budget.ts';
import { sendFirst } from './send.ts';

type Opening = Pick<Connection, 'id' | 'isStateful' | 'ip' | 'session'>;

/** A new connection, which begins with a handshake. */
export function openConnection(hub: HubState, opening: Opening, link: Link): LinkListener {
  const now = hub.now();
  const connection: Connection = {
    ...opening,
    phase: 'handshake',
    link,
    expects: undefined,
    waitingSince: now,
    addedBytes: 0,
    lastingBytes: 0,
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
 * A new socket of a stateful connection, which replaces the previous one. Nothing is sent before the client's
 * sequence. When the official client gives up a silent connection, it opens a socket and abandons it. It would
 * take any message there for its next handshake.
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
  connection.expects = 'sequence';
  connection.waitingSince = hub.now();
  connection.receivedAt = hub.now();
  memory.received.expectSequence();
  return listenTo(hub, connection, link);
}

function listenTo(hub: HubState, connection: Connection, link: Link): LinkListener {
  hub.waiting.links.add(link);
  return {
    onText: (text) => {
      if (connection.link === link) receiveText(hub, connection, text);
    },
    onPing: () => {
      if (connection.link === link) receiveControl(hub, connection);
    },
    onPong: () => {
      if (connection.link !== link) return;
      receiveControl(hub, connection);
      sendFirst(hub, connection);
    },
    onBinary: () => {
      if (connection.link !== link) return;
      countRefusal(hub, 'protocol');
      closeConnection(hub, connection, { error: 'Messages are text.' });
    },
    onClose: () => {
      hub.waiting.links.delete(link);
      if (connection.link === link) loseLink(hub, connection);
    },
  };
}

/** A ping or a pong of the socket: it shows that the client is alive, and counts like a message. */
function receiveControl(hub: HubState, connection: Connection): void {
  connection.receivedAt = hub.now();
  if (takeMessage(connection.budget, hub.limits, hub.now())) return;
  countRefusal(hub, 'messages');
  dropConnection(hub, connection);
}

/** A stateful connection waits for its next socket; any other one ends. */
function loseLink(hub: HubState, connection: Connection): void {
  if (!connection.memory) return dropConnection(hub, connection);
  connection.link = undefined;
  connection.waitingSince = hub.now();
}
