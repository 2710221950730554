import type { HubState } from '../hub-state.ts';
import { serverMessage } from '../protocol/server-message.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';
import { sendControl, sendFrame, sendPing } from './send.ts';

/** What time brings to all connections: one look at all of them is cheaper than timers of their own. */
export function sweep(hub: HubState): void {
  for (const connection of hub.connections.values()) sweepConnection(hub, connection);
}

function sweepConnection(hub: HubState, connection: Connection): void {
  const { limits } = hub;
  const now = hub.now();
  const { link, phase, waitingSince, receivedAt } = connection;
  if (!link) {
    if (now - waitingSince > limits.resumeMs) dropConnection(hub, connection);
  } else if (connection.isMuted) {
    if (now - waitingSince > limits.handshakeMs) dropConnection(hub, connection);
  } else if (phase === 'handshake') {
    if (now - waitingSince > limits.handshakeMs) {
      closeConnection(hub, connection, { error: 'There was no handshake in time.' });
    }
  } else if (now - receivedAt > limits.silenceMs) {
    // A stateful one as well: when the official client gives up a silent line, only a refusal makes it begin anew cleanly.
    dropConnection(hub, connection);
  } else {
    speak(hub, connection, now);
  }
}

function speak(hub: HubState, connection: Connection, now: number): void {
  const ack = connection.memory?.received.takeAck();
  if (ack !== undefined) sendControl(hub, connection, serverMessage.ack(ack));
  if (connection.skipped.size > 0) sendSkipped(hub, connection);
  if (now - connection.sentAt >= hub.limits.pingMs) sendPing(hub, connection);
}

/** The newest of what was left out, once the client has read what it had. */
function sendSkipped(hub: HubState, connection: Connection): void {
  if ((connection.link?.bufferedBytes() ?? 0) > hub.limits.skipBytes) return;
  for (const { topic, frame } of connection.skipped.values()) {
    if (connection.topics.has(topic)) sendFrame(hub, connection, frame);
  }
  connection.skipped.clear();
}
