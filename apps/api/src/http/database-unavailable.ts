/** What PostgreSQL and its driver say when the same call may succeed later. */
const passingFaults = new Set([
  // A statement or a wait for a lock took too long.
  '57014',
  '55P03',
  // Shutting down, crashed, starting up, no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** Whether the database, and not the call, is why it failed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isPassing = 'code' in error && typeof error.code === 'string' && passingFaults.has(error.code);
  return isPassing || isDatabaseUnavailable(error.cause);
}
