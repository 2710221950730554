import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './has-body.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { respond } from './respond.ts';

/**
 * Ends a request whose body pauses for too long while it arrives. The time of a whole body is another limit: a large file
 * on a slow line takes minutes. Once the body is there the answer has limits of its own.
 */
export function limitPauses(request: IncomingMessage, response: ServerResponse, pauseMs = 15_000): void {
  if (!hasBody(request)) return;
  const release = () => void request.setTimeout(0);
  request.setTimeout(pauseMs, () => {
    release();
    endLate(request, response);
  });
  request.once('end', release);
  response.once('close', release);
}

/** No more of the body is read. */
function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.setHeader('connection', 'close');
  respond(request, response, refusalAnswer('REQUEST_TIMEOUT', randomUUID()));
}
