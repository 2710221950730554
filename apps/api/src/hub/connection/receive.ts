import { defaultTopics } from '@tradewind/schema/hub/topic';
import { countRefusal } from '../count-refusal.ts';
import type { HubState } from '../hub-state.ts';
import { type ClientMessage, parseClientMessage } from '../protocol/client-message.ts';
import { acceptedText, parseHandshake, toRefusedText } from '../protocol/handshake.ts';
import { splitMessages } from '../protocol/message-text.ts';
import { messageType } from '../protocol/message-type.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { createReceivedMessages } from '../protocol/received-messages.ts';
import { createSentMessages } from '../protocol/sent-messages.ts';
import { joinTopic } from '../topic/topic-book.ts';
import { closeConnection, dropConnection } from './close-connection.ts';
import type { Connection } from './connection.ts';
import { invoke } from './invoke.ts';
import { takeMessage } from './message-budget.ts';
import { replay, sendControl, sendFrame } from './send.ts';

/**
 * Handles one websocket message, which contains any number of hub messages; a protocol error ends the
 * connection.
 */
export function receiveText(hub: HubState, connection: Connection, text: string): void {
  connection.receivedAt = hub.now();
  try {
    for (const message of splitMessages(text)) {
      if (connection.phase === 'closed') return;
      if (takeMessage(connection.budget, hub.limits, hub.now())) {
        receiveMessage(hub, connection, message);
      } else {
        countRefusal(hub, 'messages');
        closeConnection(hub, connection, { error: 'Too many messages.', allowReconnect: true });
      }
    }
  } catch (error) {
    if (error instanceof ProtocolError) countRefusal(hub, 'protocol');
    else hub.logger.error({ err: error }, 'a hub message failed');
    const reason = error instanceof ProtocolError ? error.message : 'The server failed.';
    if (connection.phase === 'handshake') sendControl(hub, connection, toRefusedText(reason));
    closeConnection(hub, connection, { error: reason });
  }
}

function receiveMessage(hub: HubState, connection: Connection, text: string): void {
  if (connection.phase === 'handshake') return shakeHands(hub, connection, text);
  const message = parseClientMessage(text);
  const isNew = connection.memory?.received.take(message?.type ?? messageType.ping) ?? true;
  if (message && isNew) act(hub, connection, message);
}

function shakeHands(hub: HubState, connection: Connection, text: string): void {
  const { version } = parseHandshake(text);
  connection.phase = 'open';
  sendControl(hub, connection, acceptedText);
  if (connection.isStateful && version === 2) {
    expectPong(hub, connection);
  }
  joinTopic(hub.topics, connection, 'account');
  for (const topic of defaultTopics) {
    joinTopic(hub.topics, connection, topic);
    for (const { frame } of hub.topics.states.get(topic)?.last.values() ?? []) {
      sendFrame(hub, connection, frame);
    }
  }
}

/**
 * Begins to keep sent messages. The official client counts messages only from the turn after it read the
 * answer. Messages in the same read are not counted, so the first reconnect would deliver them twice. The pong
 * proves that the answer was read before.
 */
function expectPong(hub: HubState, connection: Connection): void {
  const sent = createSentMessages(hub.limits.statefulBytes);
  connection.memory = { sent, received: createReceivedMessages() };
  connection.expects = 'pong';
  connection.waitingSince = hub.now();
  connection.link?.ping();
}

function act(hub: HubState, connection: Connection, message: ClientMessage): void {
  switch (message.type) {
    case messageType.invocation:
    case messageType.streamInvocation:
      return invoke(hub, connection, message);
    case messageType.cancelInvocation:
      return connection.streams.get(message.invocationId)?.abort();
    case messageType.close:
      return dropConnection(hub, connection);
    case messageType.ack:
      return connection.memory?.sent.acknowledge(message.sequenceId);
    case messageType.sequence:
      connection.memory?.received.resume(message.sequenceId);
      return replay(hub, connection);
    // No method accepts a stream from its client, and a ping needs no further handling.
    case messageType.streamItem:
    case messageType.completion:
    case messageType.ping:
  }
}
