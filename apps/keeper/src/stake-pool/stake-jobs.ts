import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { lockNoticeCursor } from '@tradewind/db/relay/lock-notice-cursor.query';
import { moveNoticeCursor } from '@tradewind/db/relay/move-notice-cursor.query';
import { listMaturedStakes } from '@tradewind/db/stake-pool/list-matured-stakes.query';
import { stakesMaturedNotice } from '@tradewind/db/stake-pool/stakes-matured-notice';
import { transact } from '@tradewind/db/transact';
import type { CreateJobs, JobDeps } from '../job/job.ts';

const stakesPerBatch = 200;
const batchesPerRun = 10;
/** How far back the first run begins. */
const firstSeconds = 86_400;

/** Notices each minute the stakes that matured, once each, for the sessions of their accounts. */
export const stakeJobs: CreateJobs = (deps) =>
  findStakePoolDeployment(deps.chainId) === undefined
    ? []
    : [
        {
          name: `stake-pool.matured.${deps.chainId}`,
          schedule: '* * * * *',
          run: async () => {
            for (let batch = 0; batch < batchesPerRun; batch += 1)
              if ((await noticeMatured(deps)) === 'done') return;
          },
        },
      ];

/**
 * One batch of stakes, up to the chain time of the index. The cursor moves in the transaction of the notice, so none is
 * written twice, and a stopped keeper resumes behind the last one.
 */
async function noticeMatured({ database, chainId }: JobDeps): Promise<'done' | 'more'> {
  const checkpoint = await findCheckpoint(database, { chainId });
  if (checkpoint === undefined) return 'done';
  const { blockTimestamp: present } = checkpoint;
  const cursor = { kind: stakesMaturedNotice.kind, chainId };
  return transact(database, async (transaction) => {
    const after = await lockNoticeCursor(transaction, { ...cursor, start: present - firstSeconds });
    // An undo of blocks, or a new index: these times were noticed.
    if (present <= after) return 'done';
    const limit = stakesPerBatch;
    const stakes = await listMaturedStakes(transaction, { chainId, after, until: present, limit });
    if (stakes.length > 0)
      await addNotice(transaction, { chainId, ...stakesMaturedNotice.create({ stakes }) });
    const isFull = stakes.length >= limit;
    const noticedUntil = isFull ? (stakes.at(-1)?.maturedAt ?? present) : present;
    await moveNoticeCursor(transaction, { ...cursor, noticedUntil });
    return isFull ? 'more' : 'done';
  });
}
