import { messages } from '../message/messages.ts';

/** Failures without an answer of the API. */
export type TransportCode = 'UNREACHABLE' | 'TIMEOUT' | 'UNEXPECTED_ANSWER';

export interface ApiErrorDetails {
  /** A code of the error catalogue, or a TransportCode. */
  code: string;
  /** 0 when there was no answer. */
  status: number;
  /** The API's own message, in English, where there is one. */
  text?: string | undefined;
  /** Whether the API says that the same call may succeed later. */
  retryable?: boolean | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A failed call of our API. `text` may be shown to the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
  readonly isRetryable: boolean;

  constructor({ code, status, text, retryable, requestId, cause }: ApiErrorDetails) {
    super(`${code} (${status})`, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.text = text === undefined ? messages.api[toTransportCode(code)] : messages.api.answered(code, text);
    this.isRetryable = retryable ?? (code !== 'UNEXPECTED_ANSWER' || status >= 500);
  }
}

function toTransportCode(code: string): TransportCode {
  return code === 'UNREACHABLE' || code === 'TIMEOUT' ? code : 'UNEXPECTED_ANSWER';
}
