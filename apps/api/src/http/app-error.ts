import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** The one way to end a request without an answer: a code of the catalogue, which holds status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(errorCatalogue[code].text, options);
    this.name = 'AppError';
    this.code = code;
  }
}
