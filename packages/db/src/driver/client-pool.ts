import { DatabaseError, Pool, type PoolConfig } from 'pg';
import { DatabaseFault } from '../database-fault.ts';
import { GuardedClient, toRefusal } from './guarded-client.ts';

export type DatabaseOptions = {
  /** Maximum connections; by default 10. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** The server cancels a statement after this time, including lock waits; by default unlimited. */
  statementTimeoutMs?: number;
  /** The server ends a wait for a lock after this time; by default unlimited. */
  lockTimeoutMs?: number;
  /**
   * The server ends a session whose transaction runs no statement for this time, by default a minute. It also
   * ends one whose client does not read an answer for this time.
   */
  idleInTransactionTimeoutMs?: number;
  /**
   * The server ends a session whose client is silent for this time: frozen, or on a lost machine. For a session
   * that holds a lock.
   */
  silenceLimitMs?: number;
  /**
   * For background work of minutes (a migration, a backup): a silent server is given up after half a minute
   * instead of five seconds.
   */
  isPatient?: boolean;
  /** Schema of the chain's tables; by default `chain`. */
  chainSchema?: string;
};

export type ConnectionCounts = { total: number; idle: number; waiting: number };

/** Exclusive use of a session until its release. */
export type CheckedOut = { client: GuardedClient; release: () => void };

export type ClientPool = {
  /** A new or pooled session; a DatabaseFault when there is none within three seconds, if patient half a minute. */
  checkOut: () => Promise<CheckedOut>;
  countConnections: () => ConnectionCounts;
  /** Lets running statements finish, for at most this time (ms); by default five seconds. */
  close: (graceMs?: number) => Promise<void>;
};

const connectionTimeoutMs = 3_000;
const patientTimeoutMs = 30_000;

/** Opens no connection yet. */
export function createClientPool(url: string, options: DatabaseOptions): ClientPool {
  const pool = new Pool(toPoolConfig(url, options));
  const clients = new Set<GuardedClient>();
  // The pool has already removed an idle session that ended; the next statement gets another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    if (!(client instanceof GuardedClient)) return;
    clients.add(client);
    void client.closed.then(() => clients.delete(client));
  });
  let closing: Promise<void> | undefined;
  return {
    checkOut: () => checkOut(pool),
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: (graceMs = 5_000) => (closing ??= close(pool, clients, graceMs)),
  };
}

export function toPoolConfig(url: string, options: DatabaseOptions): PoolConfig {
  return {
    connectionString: setServerOptions(url, {
      search_path: options.chainSchema ?? 'chain',
      ...limitSilence(options),
    }),
    application_name: options.applicationName ?? 'tradewind',
    max: options.maxConnections ?? 10,
    // A session may hold a lock, which ends only with it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.isPatient ? patientTimeoutMs : connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    idle_in_transaction_session_timeout:
      options.idleInTransactionTimeoutMs ?? options.silenceLimitMs ?? 60_000,
    ...(options.isPatient && { isPatient: true }),
    Client: GuardedClient,
  };
}

/**
 * The kernel of a frozen process still acknowledges TCP, which a lost machine does not, but a large answer
 * stays unread. No server limit ends a session that waits for its client to read, so both cases are limited.
 */
function limitSilence({
  silenceLimitMs,
  idleInTransactionTimeoutMs,
}: DatabaseOptions): Record<string, number> {
  const limitMs = silenceLimitMs ?? idleInTransactionTimeoutMs;
  if (limitMs === undefined) return {};
  const probes = 2;
  const seconds = Math.max(1, Math.floor(limitMs / 1_000 / (probes + 1)));
  return {
    ...(silenceLimitMs !== undefined && { idle_session_timeout: silenceLimitMs }),
    tcp_user_timeout: limitMs,
    tcp_keepalives_idle: seconds,
    tcp_keepalives_interval: seconds,
    tcp_keepalives_count: probes,
  };
}

/** The driver has no such settings, so they are sent as server options, after those of the URL. */
function setServerOptions(url: string, settings: Record<string, string | number>): string {
  const parsed = new URL(url);
  const given = parsed.searchParams.get('options');
  const own = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  parsed.searchParams.set('options', [...(given ? [given] : []), ...own].join(' '));
  return parsed.href;
}

async function checkOut(pool: Pool): Promise<CheckedOut> {
  const client = await pool.connect().catch((error: unknown) => {
    throw nameConnectFault(error);
  });
  if (!(client instanceof GuardedClient)) throw new Error('the pool has a client of another kind');
  return { client, release: () => client.release(client.fault) };
}

function nameConnectFault(error: unknown): unknown {
  const refusal = error instanceof DatabaseError ? toRefusal(error) : undefined;
  if (refusal && !refusal.isPassing) return refusal;
  const reason = error instanceof Error ? error.message : String(error);
  if (reason === 'timeout exceeded when trying to connect') {
    return new DatabaseFault('POOL_FULL', 'no database connection became free in time', { cause: error });
  }
  const sqlState = refusal?.sqlState;
  return new DatabaseFault('DATABASE_LOST', `no connection to the database: ${reason}`, {
    cause: error,
    ...(sqlState && { sqlState }),
  });
}

async function close(pool: Pool, clients: ReadonlySet<GuardedClient>, graceMs: number): Promise<void> {
  const destroyAll = () => clients.forEach((client) => client.destroy(new Error('the pool is closed')));
  const timer = setTimeout(destroyAll, graceMs);
  await pool.end();
  await Promise.all([...clients].map(({ closed }) => closed));
  clearTimeout(timer);
}
