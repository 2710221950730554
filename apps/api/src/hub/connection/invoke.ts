import type { HubMethod, HubState } from '../hub-state.ts';
import type { Invocation } from '../protocol/client-message.ts';
import { messageType } from '../protocol/message-type.ts';
import { serverMessage } from '../protocol/server-message.ts';
import type { Connection } from './connection.ts';
import { HubError } from './hub-error.ts';
import { sendText } from './send.ts';

/** Answers a call, or begins a stream; every call with an id gets exactly one completion, whatever happens. */
export function invoke(hub: HubState, connection: Connection, message: Invocation): void {
  const { invocationId, target } = message;
  void answer(hub, connection, message).catch((error: unknown) => {
    if (!(error instanceof HubError)) hub.logger.error({ err: error, target }, 'a hub method failed');
    const text = error instanceof HubError ? error.message : 'The method failed.';
    if (invocationId !== undefined) sendText(hub, connection, serverMessage.failure(invocationId, text));
  });
}

async function answer(hub: HubState, connection: Connection, message: Invocation): Promise<void> {
  const method = findMethod(hub, message);
  const call = { hub, connection, arguments: message.arguments };
  if (message.type === messageType.streamInvocation) {
    if (method.kind !== 'stream') throw new HubError('The method has one answer and no stream.');
    return stream(hub, connection, message.invocationId, (signal) => method.run(call, signal));
  }
  if (method.kind !== 'call') throw new HubError('The method answers with a stream.');
  const returned = method.run(call);
  // A synchronous result is sent at once: later events follow it.
  const result = returned instanceof Promise ? await returned : returned;
  if (message.invocationId !== undefined) {
    sendText(hub, connection, serverMessage.result(message.invocationId, result));
  }
}

function findMethod({ methods }: HubState, { target, streamIds = [] }: Invocation): HubMethod {
  const method = methods.get(target);
  if (!method) throw new HubError('There is no such method.');
  if (streamIds.length > 0) throw new HubError('The method takes no stream.');
  return method;
}

async function stream(
  hub: HubState,
  connection: Connection,
  invocationId: string,
  run: (signal: AbortSignal) => AsyncIterable<unknown>,
): Promise<void> {
  const { streams } = connection;
  if (streams.has(invocationId)) throw new HubError('A stream of this id is open.');
  if (streams.size >= hub.limits.streams) throw new HubError('Too many streams are open.');
  const controller = new AbortController();
  streams.set(invocationId, controller);
  try {
    for await (const item of run(controller.signal)) {
      if (controller.signal.aborted) break;
      sendText(hub, connection, serverMessage.streamItem(invocationId, item));
    }
  } finally {
    streams.delete(invocationId);
  }
  sendText(hub, connection, serverMessage.end(invocationId));
}
