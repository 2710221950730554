import type { Database } from '@tradewind/db/database';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import { listNotices } from '@tradewind/db/relay/list-notices.query';
import type { BusListener } from './bus.ts';

/** Reads the outbox on from where it was; ids come in the order of commits, so nothing is behind that could have been missed. */
export type OutboxReader = {
  /** Tells all that is new; calls while one runs make it look again. */
  read: (database: Database) => Promise<void>;
  /** Notices a database that is behind what was read: it was replaced by another one. */
  check: (database: Database) => Promise<void>;
};

const batchSize = 500;

type ReaderListener = Pick<BusListener, 'onNotice' | 'onGap'>;

export function createOutboxReader(after: number, { onNotice, onGap }: ReaderListener): OutboxReader {
  let last = after;
  let running: Promise<void> | undefined;
  let mustLook = false;

  async function readBatch(database: Database): Promise<void> {
    const notices = await listNotices(database, { after: last, limit: batchSize });
    const [first] = notices;
    if (first && (await isGone(database, last, first.id))) onGap();
    for (const notice of notices) {
      last = notice.id;
      onNotice(notice);
    }
    mustLook ||= notices.length === batchSize;
  }

  async function readAll(database: Database): Promise<void> {
    try {
      while (mustLook) {
        mustLook = false;
        await readBatch(database);
      }
    } finally {
      running = undefined;
    }
  }

  return {
    read: (database) => {
      mustLook = true;
      running ??= readAll(database);
      return running;
    },
    check: async (database) => {
      // Reading goes on meanwhile: only what was read before the question must be there.
      const lastBefore = last;
      const { newest } = await getOutboxRange(database);
      if (newest >= lastBefore || newest === 0) return;
      last = newest;
      onGap();
    },
  };
}

/** Whether notices between the two are lost: a transaction that was rolled back leaves a hole as well, but one with notices before it. */
async function isGone(database: Database, last: number, next: number): Promise<boolean> {
  if (last === 0 || next === last + 1) return false;
  return (await getOutboxRange(database)).oldest > last + 1;
}
