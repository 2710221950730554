import type { Transaction } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { lockNoticeCursor } from '@tradewind/db/relay/lock-notice-cursor.query';
import { moveNoticeCursor } from '@tradewind/db/relay/move-notice-cursor.query';
import type { NewNotice } from '@tradewind/db/relay/notice-kind';
import { transact } from '@tradewind/db/transact';
import type { Job, JobDeps } from './job.ts';

const factsPerBatch = 200;
const batchesPerRun = 10;
/** How far back the first run begins: older facts are no news. */
const firstSeconds = 3_600;

/** What chain time alone makes true, and its notice. */
export type TimeNotice<Fact> = {
  /** Of the job and of its cursor. */
  name: string;
  /** The facts that became true after one chain time, up to another, by time; a second is listed whole. */
  list: (
    transaction: Transaction,
    range: { chainId: number; after: number; until: number; limit: number },
  ) => Promise<readonly Fact[]>;
  /** Chain seconds at which it became true. */
  toTime: (fact: Fact) => number;
  toNotice: (facts: readonly Fact[]) => NewNotice;
};

type TimeDeps = Pick<JobDeps, 'database' | 'chainId' | 'now'>;

/** A job that notices each minute what chain time made true, once each, for the sessions of the accounts. */
export function createTimeJob<Fact>(deps: TimeDeps, definition: TimeNotice<Fact>): Job {
  return {
    name: `${definition.name}.${deps.chainId}`,
    schedule: '* * * * *',
    run: async () => {
      for (let batch = 0; batch < batchesPerRun; batch += 1)
        if ((await noticeBatch(deps, definition)) === 'done') return;
    },
  };
}

/**
 * One batch of facts, up to the chain time of the index. The cursor moves in the transaction of the notice, so none is
 * written twice, and a stopped keeper resumes behind the last one.
 */
async function noticeBatch<Fact>(
  { database, chainId, now }: TimeDeps,
  { name, list, toTime, toNotice }: TimeNotice<Fact>,
): Promise<'done' | 'more'> {
  const checkpoint = await findCheckpoint(database, { chainId });
  if (checkpoint === undefined) return 'done';
  const { blockTimestamp: present } = checkpoint;
  const cursor = { kind: name, chainId };
  // A new index begins with the oldest block.
  const start = Math.max(present, Math.floor(now().getTime() / 1_000)) - firstSeconds;
  return transact(database, async (transaction) => {
    const after = await lockNoticeCursor(transaction, { ...cursor, start });
    // An undo of blocks, an index that is made again, or a first one that is behind.
    if (present <= after) return 'done';
    const facts = await list(transaction, { chainId, after, until: present, limit: factsPerBatch });
    if (facts.length > 0) await addNotice(transaction, { chainId, ...toNotice(facts) });
    const last = facts.length >= factsPerBatch ? facts.at(-1) : undefined;
    const noticedUntil = last === undefined ? present : toTime(last);
    await moveNoticeCursor(transaction, { ...cursor, noticedUntil });
    return last === undefined ? 'done' : 'more';
  });
}
