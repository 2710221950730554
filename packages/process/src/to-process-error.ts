import postgres from 'postgres';
import { FatalError, ProcessError, RetryableError } from './process-error.ts';

/** Classes of SQLSTATE that pass: connection, transaction conflict, resources, object in use, operator intervention. */
const passingClasses = new Set(['08', '40', '53', '55', '57']);
const connectionCode = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

/** What the loop should think of anything thrown. */
export function toProcessError(error: unknown): ProcessError {
  if (error instanceof ProcessError) return error;
  const causes = listCauses(error);
  const passes = causes.some(
    (cause) =>
      (cause instanceof postgres.PostgresError && passingClasses.has(cause.code.slice(0, 2))) ||
      connectionCode.test(findCode(cause)),
  );
  const message = String(causes.at(-1));
  return passes ? new RetryableError(message, { cause: error }) : new FatalError(message, { cause: error });
}

function listCauses(error: unknown): unknown[] {
  return error instanceof Error && error.cause ? [error, ...listCauses(error.cause)] : [error];
}

function findCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
