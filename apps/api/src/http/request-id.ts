import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const acceptable = /^[\w.-]{8,64}$/;

/** The caller's own id where it is harmless in a log line, otherwise a new one. */
export function toRequestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
