import type { HubEvent } from '@tradewind/schema/hub/hub-event';
import { toMessageText } from './message-text.ts';
import { messageType } from './message-type.ts';

/** Messages of the server. */
export const serverMessage = {
  event: (target: string, event: HubEvent) =>
    toMessageText({ type: messageType.invocation, target, arguments: [event] }),
  streamItem: (invocationId: string, item: unknown) =>
    toMessageText({ type: messageType.streamItem, invocationId, item }),
  result: (invocationId: string, result: unknown) =>
    toMessageText({ type: messageType.completion, invocationId, result: result ?? null }),
  /** The end of a stream. */
  end: (invocationId: string) => toMessageText({ type: messageType.completion, invocationId }),
  failure: (invocationId: string, error: string) =>
    toMessageText({ type: messageType.completion, invocationId, error }),
  ping: () => toMessageText({ type: messageType.ping }),
  close: (close: { error?: string; allowReconnect?: true }) =>
    toMessageText({ type: messageType.close, ...close }),
  ack: (sequenceId: number) => toMessageText({ type: messageType.ack, sequenceId }),
  sequence: (sequenceId: number) => toMessageText({ type: messageType.sequence, sequenceId }),
};
