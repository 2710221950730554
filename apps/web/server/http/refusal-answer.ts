import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { Refusal } from '@tradewind/schema/wire/envelope';
import { type Answer, jsonAnswer } from './respond.ts';

/** A refusal in the API's envelope. */
export function refusalAnswer(code: ErrorCode, requestId: string): Answer {
  const { status, retryable, text } = errorCatalogue[code];
  const refusal: Refusal = { succeeded: false, data: null, message: text, code, retryable, requestId };
  return jsonAnswer(status, refusal);
}
