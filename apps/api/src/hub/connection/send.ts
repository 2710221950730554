import type { HubState } from '../hub-state.ts';
import { serverMessage } from '../protocol/server-message.ts';
import { toTextFrame } from '../transport/text-frame.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';

/** Sends a message of the kinds that count; a client that reads or acknowledges too little is let go. */
export function sendFrame(hub: HubState, connection: Connection, frame: Buffer): void {
  const { phase, link, memory } = connection;
  if (phase !== 'open') return;
  if (link && link.bufferedBytes() > hub.limits.dropBytes) {
    hub.metrics.droppedSlow.inc({ what: 'client' });
    dropConnection(hub, connection);
  } else if (memory && !memory.sent.add(frame)) {
    hub.metrics.droppedSlow.inc({ what: 'client' });
    closeConnection(hub, connection, { allowReconnect: true });
  } else {
    write(hub, connection, frame);
  }
}

/** The same for the answer to one client. */
export function sendText(hub: HubState, connection: Connection, text: string): void {
  sendFrame(hub, connection, toTextFrame(text));
}

/** Sends what is not kept: acknowledgements, sequences, handshake answers. */
export function sendControl(hub: HubState, connection: Connection, text: string): void {
  write(hub, connection, toTextFrame(text));
}

const pingFrame = toTextFrame(serverMessage.ping());

export function sendPing(hub: HubState, connection: Connection): void {
  write(hub, connection, pingFrame);
}

/** Goes on with a stateful client: says where, and sends again what it has not acknowledged. */
export function replay(hub: HubState, connection: Connection): void {
  if (!connection.memory || !connection.isMuted) return;
  const { sequenceId, frames } = connection.memory.sent.replay();
  connection.isMuted = false;
  sendControl(hub, connection, serverMessage.sequence(sequenceId));
  for (const frame of frames) write(hub, connection, frame);
}

function write(hub: HubState, connection: Connection, frame: Buffer): void {
  if (connection.isMuted) return;
  connection.link?.write(frame);
  connection.sentAt = hub.now();
}
