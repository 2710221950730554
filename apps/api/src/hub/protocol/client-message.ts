import { z } from 'zod';
import { parseJson } from './message-text.ts';
import { messageType } from './message-type.ts';
import { ProtocolError } from './protocol-error.ts';

const invocationId = z.string().min(1).max(64);
const call = {
  target: z.string().max(100),
  arguments: z.array(z.unknown()),
  streamIds: z.array(z.string()).optional(),
};

const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(messageType.invocation), invocationId: invocationId.optional(), ...call }),
  z.object({ type: z.literal(messageType.streamInvocation), invocationId, ...call }),
  z.object({ type: z.literal(messageType.streamItem) }),
  z.object({ type: z.literal(messageType.completion) }),
  z.object({ type: z.literal(messageType.cancelInvocation), invocationId }),
  z.object({ type: z.literal(messageType.ping) }),
  z.object({ type: z.literal(messageType.close) }),
  z.object({ type: z.literal(messageType.ack), sequenceId: z.int().min(0) }),
  z.object({ type: z.literal(messageType.sequence), sequenceId: z.int().min(1) }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type Invocation = Extract<
  ClientMessage,
  { type: typeof messageType.invocation | typeof messageType.streamInvocation }
>;

const typedSchema = z.object({ type: z.int() });
const knownTypes: ReadonlySet<number> = new Set(Object.values(messageType));

/** Parses a message after the handshake; undefined for a type of a later protocol, which is ignored. */
export function parseClientMessage(text: string): ClientMessage | undefined {
  const json = parseJson(text);
  const typed = typedSchema.safeParse(json);
  if (!typed.success) throw new ProtocolError('A message has no type.');
  if (!knownTypes.has(typed.data.type)) return undefined;
  const message = clientMessageSchema.safeParse(json);
  if (!message.success) throw new ProtocolError('A message is not of its type.');
  return message.data;
}
