import { randomUUID } from 'node:crypto';
import { errorCatalogue } from '@tradewind/schema/wire/error-catalogue';
import type { Refusal } from '@tradewind/schema/wire/envelope';
import type { Logger } from 'pino';
import { type Answer, jsonAnswer } from '../http/respond.ts';

/** The answer, in the API's envelope, when the API is unavailable; logged with its id. */
export function createUnavailableAnswer(logger: Logger, cause: unknown): Answer {
  const requestId = randomUUID();
  logger.warn({ requestId, err: cause }, 'the API does not answer');
  const code = 'UNAVAILABLE';
  const { status, retryable, text } = errorCatalogue[code];
  const refusal: Refusal = { succeeded: false, data: null, message: text, code, retryable, requestId };
  return jsonAnswer(status, refusal);
}
