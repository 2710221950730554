import type { Database, Transaction } from './database.ts';
import { type LeaseKind, type LeaseRow, lockLease, renewLease, takeLease, toLost } from './lease-row.ts';
import { openSession, type Session } from './session.ts';
import { transact } from './transact.ts';

/** A holder without a renewal for this time loses its lease. */
export const leaseLimitMs = 15_000;
/** Renewals per time limit. */
const beatsPerLimit = 3;
/** A new holder waits for the last transaction of the previous one, in parts of the time limit. */
const waitsPerLimit = 5;

export type LeaseOptions = {
  kind: LeaseKind;
  /** Distinguishes leases of one kind: a chain id. */
  key: number;
  /** In milliseconds; by default `leaseLimitMs`. */
  limitMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** Called with whether this process holds it: first when that is known, and at every change. */
  onChange?: (isHeld: boolean) => void;
};

/** An exclusive right: one process holds it, others are on standby (decision 125). */
export type Lease = {
  /**
   * Takes the lease or verifies it: `new` when it has just been taken, `taken` while another process has it.
   */
  hold: () => Promise<'held' | 'new' | 'taken'>;
  /**
   * Runs one transaction of `database`. Fails with a DatabaseFault `LEASE_LOST`, without a change, where the
   * lease is lost. No other process gets the lease before it has ended.
   */
  write: <Result>(
    database: Pick<Database, 'checkOut'>,
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Releases the lease, without a call of `onChange`. */
  close: () => Promise<void>;
};

/** `held` lasts as long as the session; times are those of a monotonic clock. */
type State = LeaseOptions &
  LeaseRow & {
    url: string;
    session: Promise<Session> | undefined;
    held: { holder: string; provenAt: number } | undefined;
    /** The last value passed to `onChange`. */
    isPublishedHeld: boolean | undefined;
  };

/** Opens nothing before `hold`. */
export function createLease(url: string, options: LeaseOptions): Lease {
  const state: State = {
    limitMs: leaseLimitMs,
    ...options,
    url,
    session: undefined,
    held: undefined,
    isPublishedHeld: undefined,
  };
  const timer = setInterval(() => void beat(state).catch(() => undefined), state.limitMs / beatsPerLimit);
  timer.unref();
  return {
    hold: () => hold(state),
    write: (database, work) =>
      transact(database, async (transaction, sql) => {
        const { held, session } = state;
        if (!held) throw toLost('the lease is not held');
        if (await lockLease(sql, state, held.holder)) return work(transaction);
        await session?.then(({ destroy }) => destroy());
        throw toLost('the lease is lost');
      }),
    close: async () => {
      clearInterval(timer);
      const closing = state.session;
      Object.assign(state, { session: undefined, held: undefined });
      await closing?.then((session) => session.close()).catch(() => undefined);
    },
  };
}

async function hold(state: State): Promise<'held' | 'new' | 'taken'> {
  const opening = state.session ?? open(state);
  const { held, limitMs } = state;
  if (held && performance.now() - held.provenAt >= limitMs / beatsPerLimit) await beat(state);
  if (state.held) return 'held';
  const { sql } = await opening;
  const holder = await takeLease(sql, state);
  if (holder === undefined) {
    publish(state, false);
    return 'taken';
  }
  if (state.session !== opening) throw toLost('the session of the lease has ended');
  state.held = { holder, provenAt: performance.now() };
  publish(state, true);
  return 'new';
}

/** A session that ends releases the lease, and the next one begins without it. */
function open(state: State): Promise<Session> {
  const { url, applicationName, limitMs } = state;
  const opening = openSession(url, {
    applicationName,
    silenceLimitMs: limitMs,
    statementTimeoutMs: limitMs,
    lockTimeoutMs: Math.ceil(limitMs / waitsPerLimit),
  });
  state.session = opening;
  const lose = () => {
    if (state.session !== opening) return;
    const wasHeld = state.held !== undefined;
    Object.assign(state, { session: undefined, held: undefined });
    if (wasHeld) publish(state, false);
  };
  void opening.then(({ ended }) => ended).then(lose, lose);
  return opening;
}

function publish(state: State, isHeld: boolean): void {
  if (state.isPublishedHeld === isHeld) return;
  state.isPublishedHeld = isHeld;
  state.onChange?.(isHeld);
}

/** Shows each side that the other one is alive. */
async function beat(state: State): Promise<void> {
  const { session: opening, held } = state;
  if (!opening || !held) return;
  const { sql, destroy } = await opening;
  if (!(await renewLease(sql, state, held.holder))) {
    destroy();
    throw toLost('another process has taken the lease');
  }
  if (state.held === held) state.held = { ...held, provenAt: performance.now() };
}
