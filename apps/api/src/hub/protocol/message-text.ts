import { ProtocolError } from './protocol-error.ts';

const separator = '\u001e';

/** Splits one websocket message at the record separator, which ends each hub message. */
export function splitMessages(text: string): string[] {
  if (!text.endsWith(separator)) throw new ProtocolError('A message is incomplete.');
  return text.slice(0, -1).split(separator);
}

/** Serialises a message for the wire. */
export function toMessageText(message: object): string {
  return JSON.stringify(message) + separator;
}

/** The JSON of one message. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('A message is not JSON.');
  }
}
