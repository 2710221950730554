import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { refusalAnswer } from '../http/refusal-answer.ts';
import type { Answer } from '../http/respond.ts';

/** The answer, in the API's envelope, when the API is unavailable; logged with its id. */
export function createUnavailableAnswer(logger: Logger, cause: unknown): Answer {
  const requestId = randomUUID();
  logger.warn({ requestId, err: cause }, 'the API does not answer');
  return refusalAnswer('UNAVAILABLE', requestId);
}
