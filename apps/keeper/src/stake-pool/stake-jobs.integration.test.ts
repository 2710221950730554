import type { Hex } from '@tradewind/db/column/hex-bytes';
import { listNotices } from '@tradewind/db/relay/list-notices.query';
import { stakesMaturedNotice } from '@tradewind/db/stake-pool/stakes-matured-notice';
import { stakePoolTable, stakeTable, type StakeState } from '@tradewind/db/stake-pool/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { owner, stranger } from '../../test-support/known.ts';
import { createJobDeps, moveIndexTo } from '../../test-support/time-job.ts';
import { stakeJobs } from './stake-jobs.ts';

const chainId = 31_337;
const pool: Hex = `0x${'12'.repeat(20)}`;
const start = 1_000_000;
const hour = 3_600;
const payloadSchema = z.object({
  stakes: z.array(z.object({ account: z.string(), id: z.number(), maturedAt: z.number() })),
});
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate chain.checkpoint, chain.stake_pool, chain.stake, relay.notice_cursor, relay.outbox`;
  await moveTo(start);
  await database.orm.insert(stakePoolTable).values({
    chainId,
    address: pool,
    number: 3,
    depositToken: owner,
    depositSymbol: 'DEP',
    depositDecimals: 6,
    earnToken: owner,
    minimumStake: 1n,
    cap: 9n,
    totalLocked: 0n,
    reserved: 0n,
    openCount: 0,
    durations: [100],
    aprsBps: [1],
    feeVersion: 0,
    dayLimits: [],
    feesBps: [],
    createdBlockNumber: 1,
    createdAt: 1,
  });
});

/** A new keeper: it knows what the database has. */
function createJobs(id = chainId) {
  return stakeJobs(createJobDeps(database, id, () => start));
}

async function runJob(): Promise<void> {
  for (const { run } of createJobs()) await run();
}

/** The chain time of the index. */
const moveTo = (blockTimestamp: number) => moveIndexTo(database, { chainId, blockTimestamp });

type Planted = { account?: Hex; id: number; endsAt: number; state?: StakeState };

async function plant(stakes: readonly Planted[]): Promise<void> {
  const common = { chainId, pool, amount: 5n, period: 100, aprBps: 1, feeVersion: 0, reserved: 0n, paid: 0n };
  await database.orm.insert(stakeTable).values(
    stakes.map(({ endsAt, account = owner, id, state = 'open' }) => ({
      ...common,
      account,
      id,
      state,
      startedAt: endsAt - 100,
      paidUntil: endsAt - 100,
    })),
  );
}

/** The ids of the stakes of each notice. */
async function listNoticed(): Promise<number[][]> {
  const notices = await listNotices(database, { after: 0, limit: 100 });
  return notices.map(({ kind, payload }) => {
    expect(kind).toBe(stakesMaturedNotice.kind);
    return payloadSchema.parse(payload).stakes.map(({ id }) => id);
  });
}

describe('[POOL-03] [HUB-02] the notices of matured stakes', () => {
  it('given open stakes, when chain time passes their ends, then each is noticed once, with its pool', async () => {
    await runJob();
    await plant([
      { id: 1, endsAt: start },
      { id: 2, endsAt: start + 10 },
      { id: 3, endsAt: start + 20, account: stranger },
      { id: 4, endsAt: start + 21 },
      { id: 5, endsAt: start + 15, state: 'out' },
    ]);
    await moveTo(start + 20);
    await runJob();
    await runJob();
    expect(await listNoticed()).toEqual([[2, 3]]);
    const [notice] = await listNotices(database, { after: 0, limit: 1 });
    const common = { pool, number: 3, amount: '5', symbol: 'DEP', decimals: 6 };
    expect(notice).toMatchObject({
      chainId,
      payload: {
        stakes: [
          { ...common, account: owner, id: 2, maturedAt: start + 10 },
          { ...common, account: stranger, id: 3, maturedAt: start + 20 },
        ],
      },
    });
    await moveTo(start + 21);
    await runJob();
    expect(await listNoticed()).toEqual([[2, 3], [4]]);
  });

  it('given a keeper that was away, or an index that was behind, then none is missed and none is repeated', async () => {
    await runJob();
    await plant([{ id: 1, endsAt: start + 50 }]);
    await moveTo(start + 500);
    await runJob();
    await plant([{ id: 2, endsAt: start + 450 }]);
    await moveTo(start + 400);
    await runJob();
    await moveTo(start + 500);
    await runJob();
    expect(await listNoticed()).toEqual([[1]]);
  });

  it('given more stakes than a batch, of which many end in the same second, then all are noticed, in batches', async () => {
    await runJob();
    const numbers = Array.from({ length: 620 }, (_, id) => id);
    await plant(numbers.map((id) => ({ id, endsAt: start + (id < 450 ? 10 : id) })));
    await moveTo(start + 10_000);
    await runJob();
    const batches = await listNoticed();
    expect(batches.map(({ length }) => length)).toEqual([450, 170]);
    expect(batches.flat().toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('given two keepers at the same time, then each stake is noticed once', async () => {
    await runJob();
    await plant([{ id: 1, endsAt: start + 10 }]);
    await moveTo(start + 10);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await listNoticed()).toEqual([[1]]);
  });

  it('given a notice that cannot be written, then the next run writes it', async () => {
    await runJob();
    await plant([{ id: 1, endsAt: start + 10 }]);
    await moveTo(start + 10);
    await database.sql`alter table relay.outbox add constraint closed check (false) not valid`;
    await expect(runJob()).rejects.toThrow();
    await database.sql`alter table relay.outbox drop constraint closed`;
    await runJob();
    expect(await listNoticed()).toEqual([[1]]);
  });

  it('given the first run, then it notices the stakes that matured in the last hour', async () => {
    await plant([
      { id: 1, endsAt: start - hour },
      { id: 2, endsAt: start - hour + 1 },
      { id: 3, endsAt: start },
    ]);
    await runJob();
    expect(await listNoticed()).toEqual([[2, 3]]);
  });

  it('given a chain without launch pools, then there is no job', () => {
    expect(createJobs(1).map(({ name }) => name)).toEqual([]);
    expect(createJobs().map(({ name }) => name)).toEqual([`stake-pool.matured.${chainId}`]);
  });
});
