import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** A refusal of a request: a code of the catalogue, which has status and text; `detail` follows the text. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions & { detail?: string }) {
    const { text } = errorCatalogue[code];
    super(options?.detail === undefined ? text : `${text} ${options.detail}`, options);
    this.name = 'AppError';
    this.code = code;
  }
}
