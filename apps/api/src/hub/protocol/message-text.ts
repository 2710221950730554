import { ProtocolError } from './protocol-error.ts';

const separator = '\u001e';

/** The messages of one websocket message, each of which ends in the record separator. */
export function splitMessages(text: string): string[] {
  if (!text.endsWith(separator)) throw new ProtocolError('A message is incomplete.');
  return text.slice(0, -1).split(separator);
}

/** A message as it travels. */
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
