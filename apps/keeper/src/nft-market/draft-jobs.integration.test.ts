import { artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { putDraft } from '@tradewind/db/nft-market/put-draft.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../test-support/known.ts';
import { createJobDeps, moveIndexTo } from '../../test-support/time-job.ts';
import { draftJobs } from './draft-jobs.ts';

const chainId = 31_337;
const present = 1_800_000_000;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const createJobs = (id: number) => draftJobs(createJobDeps(database, id, () => present));

it('[ART-02] given drafts of two files, when the job runs, then the one that was not saved for seven days ends', async () => {
  const text = { name: 'One', description: '', channel: null, thumbnail: null };
  for (const [fileName, days] of [
    ['old.png', 7],
    ['new.png', 6],
  ] as const)
    await putDraft(database, {
      key: { chainId, account: owner, fileName },
      text,
      now: new Date((present - days * 86_400) * 1_000),
    });
  await moveIndexTo(database, { chainId, blockTimestamp: present });
  for (const { run } of createJobs(chainId)) await run();
  expect(await database.orm.select().from(artworkTextTable)).toMatchObject([{ fileName: 'new.png' }]);
});

it('given a chain without a market, then there is no job', () => {
  expect(createJobs(1)).toEqual([]);
  expect(createJobs(chainId).map(({ name }) => name)).toEqual([`nft-market.drafts.${chainId}`]);
});
