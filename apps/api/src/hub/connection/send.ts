import { countRefusal } from '../count-refusal.ts';
import type { HubState } from '../hub-state.ts';
import { serverMessage } from '../protocol/server-message.ts';
import { toTextFrame } from '../transport/text-frame.ts';
import { makeRoom } from '../waiting/make-room.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';

/** Sends a counted message; a client that reads or acknowledges too little is disconnected. */
export function sendFrame(hub: HubState, connection: Connection, frame: Buffer): void {
  const { memory } = connection;
  if (memory) makeRoom(hub, connection, frame.length);
  if (connection.phase !== 'open') return;
  if ((connection.link?.bufferedBytes() ?? 0) > hub.limits.dropBytes) {
    countSlow(hub);
    dropConnection(hub, connection);
  } else if (memory && !memory.sent.add(frame)) {
    countSlow(hub);
    closeConnection(hub, connection, { allowReconnect: true });
  } else {
    write(hub, connection, frame);
  }
}

function countSlow(hub: HubState): void {
  hub.metrics.droppedSlow.inc({ what: 'client' });
  countRefusal(hub, 'slow');
}

/** The same for the answer to one client. */
export function sendText(hub: HubState, connection: Connection, text: string): void {
  sendFrame(hub, connection, toTextFrame(text));
}

/** Sends messages that are not kept: acknowledgements, sequences, handshake answers. */
export function sendControl(hub: HubState, connection: Connection, text: string): void {
  write(hub, connection, toTextFrame(text));
}

const pingFrame = toTextFrame(serverMessage.ping());

export function sendPing(hub: HubState, connection: Connection): void {
  write(hub, connection, pingFrame);
}

/** Sends a stateful client the messages kept until it had read the answer to its handshake. */
export function sendFirst(hub: HubState, connection: Connection): void {
  if (!connection.memory || connection.expects !== 'pong') return;
  connection.expects = undefined;
  for (const frame of connection.memory.sent.list()) write(hub, connection, frame);
}

/** Resumes a stateful client: sends the sequence, and all unacknowledged messages again. */
export function replay(hub: HubState, connection: Connection): void {
  if (!connection.memory || connection.expects !== 'sequence') return;
  const { sequenceId, frames } = connection.memory.sent.replay();
  connection.expects = undefined;
  sendControl(hub, connection, serverMessage.sequence(sequenceId));
  for (const frame of frames) write(hub, connection, frame);
}

function write(hub: HubState, connection: Connection, frame: Buffer): void {
  if (connection.expects || !connection.link) return;
  makeRoom(hub, connection, frame.length);
  connection.link?.write(frame);
  connection.sentAt = hub.now();
}
