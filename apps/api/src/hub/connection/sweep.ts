import { countRefusal } from '../count-refusal.ts';
import type { HubState } from '../hub-state.ts';
import { serverMessage } from '../protocol/server-message.ts';
import { countHeldBytes, countWaiting } from '../waiting/count-waiting.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';
import { sendControl, sendFrame, sendPing } from './send.ts';

/** The time-dependent work of all connections: one pass over all is cheaper than a timer for each. */
export function sweep(hub: HubState): void {
  for (const connection of hub.connections.values()) {
    sweepConnection(hub, connection);
    connection.lastingBytes = Math.max(0, countHeldBytes(connection) - connection.addedBytes);
    connection.addedBytes = 0;
  }
  countWaiting(hub);
}

function sweepConnection(hub: HubState, connection: Connection): void {
  const { limits } = hub;
  const now = hub.now();
  const { link, phase, waitingSince, receivedAt } = connection;
  if (!link) {
    if (now - waitingSince > limits.resumeMs) dropConnection(hub, connection);
  } else if (now - receivedAt > limits.silenceMs) {
    // Stateful ones as well: when the official client gives up a silent connection, only a refusal makes it
    // reconnect cleanly.
    countRefusal(hub, 'silent');
    dropConnection(hub, connection);
  } else if (connection.expects || phase === 'handshake') {
    if (now - waitingSince > limits.handshakeMs) endHandshake(hub, connection);
  } else {
    speak(hub, connection, now);
  }
}

/** Only a client before its handshake reads a reason: the others have not sent their sequence. */
function endHandshake(hub: HubState, connection: Connection): void {
  countRefusal(hub, 'handshake');
  if (connection.expects) dropConnection(hub, connection);
  else closeConnection(hub, connection, { error: 'There was no handshake in time.' });
}

function speak(hub: HubState, connection: Connection, now: number): void {
  const ack = connection.memory?.received.takeAck();
  if (ack !== undefined) sendControl(hub, connection, serverMessage.ack(ack));
  if (connection.skipped.size > 0) sendSkipped(hub, connection);
  if (now - connection.sentAt >= hub.limits.pingMs) sendPing(hub, connection);
}

/** Sends the newest of the skipped events, once the client has read the previous ones. */
function sendSkipped(hub: HubState, connection: Connection): void {
  if ((connection.link?.bufferedBytes() ?? 0) > hub.limits.skipBytes) return;
  for (const { topic, frame } of connection.skipped.values()) {
    if (connection.topics.has(topic)) sendFrame(hub, connection, frame);
  }
  connection.skipped.clear();
}
