import { findDatabaseFault } from '@tradewind/db/database-fault';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { AppError } from './app-error.ts';

const codesByStatus = new Map<number, ErrorCode>([
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [408, 'REQUEST_TIMEOUT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [414, 'URI_TOO_LONG'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [431, 'HEADERS_TOO_LARGE'],
  [503, 'UNAVAILABLE'],
]);

function findStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/**
 * Our own errors have a code; those of the framework and its plugins are mapped by their status; the rest are
 * faults.
 */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (findDatabaseFault(error)?.isPassing) return 'UNAVAILABLE';
  const status = findStatus(error) ?? 500;
  const fallback = status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  return codesByStatus.get(status) ?? fallback;
}
