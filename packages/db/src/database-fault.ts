/**
 * SQLSTATE classes of transient errors: connection, transaction conflict, resources, object in use, operator
 * intervention.
 */
const passingClasses = new Set(['08', '40', '53', '55', '57']);

/**
 * - `DATABASE_LOST`: the session ended, or none could be opened. Its transaction is rolled back; a statement
 *   outside a transaction may have taken effect.
 * - `POOL_FULL`: no connection became free in time; nothing was sent.
 * - `COMMIT_UNKNOWN`: the session ended during the commit; the transaction may be committed or not.
 * - `LEASE_LOST`: another process holds the lease, or will; nothing was written.
 * - `SQLSTATE`: the server refused the statement with the reason in `sqlState`; the session continues.
 */
export type DatabaseFaultCode = 'DATABASE_LOST' | 'POOL_FULL' | 'COMMIT_UNKNOWN' | 'LEASE_LOST' | 'SQLSTATE';

/** Every fault of the database or of its connection. The driver's own error is its `cause`. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
  readonly code: DatabaseFaultCode;
  /** Five characters, when the server sent a reason. */
  readonly sqlState: string | undefined;

  constructor(
    code: DatabaseFaultCode,
    message: string,
    options: { cause?: unknown; sqlState?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.sqlState = options.sqlState;
  }

  /**
   * Whether the database, and not the call, is the cause: the same call may succeed later, or has succeeded
   * (`COMMIT_UNKNOWN`).
   */
  get isPassing(): boolean {
    return this.code !== 'SQLSTATE' || passingClasses.has(this.sqlState?.slice(0, 2) ?? '');
  }
}

/** The database fault in any thrown value, if there is one; Drizzle wraps it. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (error instanceof DatabaseFault) return error;
  return error instanceof Error ? findDatabaseFault(error.cause) : undefined;
}
