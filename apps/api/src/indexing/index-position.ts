import type { Database } from '@tradewind/db/database';
import { findIndexState, type IndexState } from '@tradewind/db/indexing/find-index-state.query';
import { AppError } from '../http/app-error.ts';
import type { HubState } from '../hub/hub-state.ts';
import { shareReading } from './share-reading.ts';

/** The position of the index, for all answers from it; undefined before the first block. */
export type IndexPosition = {
  /** The last read state, where it is still valid: without a query or a wait. */
  peek: () => IndexState | undefined;
  /** The same, otherwise the state from the database. */
  find: () => Promise<IndexState | undefined>;
  /** As `find`; throws INDEX_NOT_STARTED before the first block. */
  get: () => Promise<IndexState>;
  /** The present state from the database: read after the call. */
  read: () => Promise<IndexState | undefined>;
};

/**
 * Validity of a state without a notice: a notice may be late, and the loss of the bus may be unnoticed for
 * seconds.
 */
const believedMs = 100;

export type IndexHub = { state: Pick<HubState, 'noticeListeners' | 'phase' | 'now'> };

type Deps = { chainId: number; database: Database; hub: IndexHub };

/**
 * The position of a chain's index. While the bus works, one query is enough until the next notice, for at most 100
 * ms; without the bus each call reads the database. All waiting callers share one query.
 */
export function createIndexPosition({ chainId, database, hub: { state: hub } }: Deps): IndexPosition {
  let known: { state: IndexState; readAt: number } | undefined;
  let notices = 0;
  let isReadingAhead = false;
  hub.noticeListeners.add((notice) => {
    if (notice.chainId !== chainId) return;
    notices += 1;
    known = undefined;
  });

  const read = shareReading(async () => {
    const [readAt, noticesBefore] = [hub.now(), notices];
    const state = await findIndexState(database, { chainId });
    // A notice during the read may be about a later block.
    known = state && notices === noticesBefore ? { state, readAt } : undefined;
    return state;
  });

  /** Reads ahead, so that no caller waits for a state that is about to expire. */
  const readAhead = () => {
    isReadingAhead = true;
    // A failure here repeats for the next caller, which reports it.
    const end = () => (isReadingAhead = false);
    void read().then(end, end);
  };

  const peek = () => {
    if (!known || hub.phase !== 'open') return undefined;
    const age = hub.now() - known.readAt;
    if (age >= believedMs) return undefined;
    if (age >= believedMs / 2 && !isReadingAhead) readAhead();
    return known.state;
  };
  const find = async () => peek() ?? read();
  const get = async () => {
    const state = await find();
    if (!state) throw new AppError('INDEX_NOT_STARTED');
    return state;
  };
  return { peek, find, get, read };
}
