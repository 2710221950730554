import { z } from 'zod';
import { parseJson, toMessageText } from './message-text.ts';
import { ProtocolError } from './protocol-error.ts';

const handshakeSchema = z.object({ protocol: z.string(), version: z.number() });

/** The first message of a connection. Clients with resumption request version 2. */
export function parseHandshake(text: string): { version: 1 | 2 } {
  const handshake = handshakeSchema.safeParse(parseJson(text));
  if (!handshake.success) throw new ProtocolError('The first message must be a handshake.');
  const { protocol, version } = handshake.data;
  if (protocol !== 'json') throw new ProtocolError('The only protocol here is json.');
  if (version !== 1 && version !== 2)
    throw new ProtocolError('The versions of the protocol here are 1 and 2.');
  return { version };
}

export const acceptedText = toMessageText({});

export const toRefusedText = (error: string): string => toMessageText({ error });
