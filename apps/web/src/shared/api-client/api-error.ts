import { findErrorDefinition } from '@tradewind/schema/wire/error-catalogue';
import { messages } from '../message/messages.ts';

/** Failures that have no answer of the API behind them. */
export type TransportCode = 'UNREACHABLE' | 'TIMEOUT' | 'UNEXPECTED_ANSWER';

export interface ApiErrorDetails {
  /** A code of the error catalogue, or a TransportCode. */
  code: string;
  /** 0 when there was no answer. */
  status: number;
  /** The API's own words, when it gave any. */
  text?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A call of our API that brought no data. `text` is fit for the screen. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
  readonly isRetryable: boolean;

  constructor({ code, status, text, requestId, cause }: ApiErrorDetails) {
    super(`${code} (${status})`, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.text = text ?? messages.api[toTransportCode(code)];
    this.isRetryable =
      findErrorDefinition(code)?.retryable ?? (code !== 'UNEXPECTED_ANSWER' || status >= 500);
  }
}

function toTransportCode(code: string): TransportCode {
  return code === 'UNREACHABLE' || code === 'TIMEOUT' ? code : 'UNEXPECTED_ANSWER';
}
