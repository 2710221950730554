import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** The one way to end a request without an answer: a code of the catalogue, which holds status and text; `detail` follows the text. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions & { detail?: string }) {
    const { text } = errorCatalogue[code];
    super(options?.detail === undefined ? text : `${text} ${options.detail}`, options);
    this.name = 'AppError';
    this.code = code;
  }
}
