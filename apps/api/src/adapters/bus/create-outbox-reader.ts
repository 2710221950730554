import type { Database } from '@tradewind/db/database';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import { listNotices } from '@tradewind/db/relay/list-notices.query';
import type { BusListener, BusPosition } from './bus.ts';

/** Continues reading the outbox; ids are in the order of commits, so no notice can be missed. */
export type OutboxReader = {
  /** Delivers all new notices; a call during a run makes it read again. */
  read: (database: Database) => Promise<void>;
  /** Detects a database behind the read position: it was replaced by another one. */
  check: (database: Database) => Promise<void>;
  /** Ends the delivery and leaves the position to others, also during a read. */
  stop: () => void;
};

const batchSize = 500;

type ReaderListener = Pick<BusListener, 'onNotice' | 'onGap'>;

export function createOutboxReader(position: BusPosition, { onNotice, onGap }: ReaderListener): OutboxReader {
  let isStopped = false;

  /** True when there may be more. */
  async function readBatch(database: Database): Promise<boolean> {
    const { last } = position;
    const notices = await listNotices(database, { after: last, limit: batchSize });
    const [first] = notices;
    const isGap = first !== undefined && (await isGone(database, last, first.id));
    if (isStopped) return false;
    if (isGap) onGap();
    for (const notice of notices) {
      position.last = notice.id;
      onNotice(notice);
    }
    return notices.length === batchSize;
  }

  return {
    read: runOneAtATime(readBatch),
    check: async (database) => {
      // Reads continue meanwhile: only notices read before this query must exist.
      const lastBefore = position.last;
      const { newest } = await getOutboxRange(database);
      if (isStopped || newest >= lastBefore || newest === 0) return;
      position.last = newest;
      onGap();
    },
    stop: () => void (isStopped = true),
  };
}

/** Runs the work until it returns false; a call during a run makes it run again. */
function runOneAtATime(work: (database: Database) => Promise<boolean>): OutboxReader['read'] {
  let running: Promise<void> | undefined;
  let mustLook = false;
  const run = async (database: Database) => {
    try {
      while (mustLook) {
        mustLook = false;
        const hasMore = await work(database);
        mustLook ||= hasMore;
      }
    } finally {
      running = undefined;
    }
  };
  return (database) => {
    mustLook = true;
    running ??= run(database);
    return running;
  };
}

/**
 * Whether notices between the two are lost: a rolled-back transaction leaves a hole as well, but one with
 * notices before it.
 */
async function isGone(database: Database, last: number, next: number): Promise<boolean> {
  if (last === 0 || next === last + 1) return false;
  return (await getOutboxRange(database)).oldest > last + 1;
}
