import type { Hex } from '@tradewind/db/column/hex-bytes';
import { askTable, bidTable, marketTable } from '@tradewind/db/nft-market/tables';
import { listNotices } from '@tradewind/db/relay/list-notices.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner as seller, stranger as bidder } from '../../test-support/known.ts';
import { createJobDeps, moveIndexTo } from '../../test-support/time-job.ts';
import { auctionJobs } from './auction-jobs.ts';

const chainId = 31_337;
const market: Hex = `0x${'12'.repeat(20)}`;
const collection: Hex = `0x${'34'.repeat(20)}`;
const start = 1_000_000;
/** The keeper's clock, in seconds. */
let clock: number;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate chain.checkpoint, chain.nft_market, chain.nft_ask, chain.nft_bid, relay.notice_cursor, relay.outbox`;
  clock = start;
  await moveTo(start);
  await database.orm.insert(marketTable).values({
    chainId,
    address: market,
    number: 3,
    collection,
    feeBps: 250,
    nextFeeBps: 250,
    nextFeeAt: 0,
    isPaused: false,
    askCount: 0,
    offerCount: 0,
    tradeCount: 0,
    volume: 0n,
    fees: 0n,
    royalties: 0n,
    sweptFees: 0n,
    createdBlockNumber: 1,
    createdAt: 1,
  });
});

function createJobs(id = chainId) {
  return auctionJobs(createJobDeps(database, id, () => clock));
}

async function runJob(): Promise<void> {
  for (const { run } of createJobs()) await run();
}

/** The chain time of the index. */
const moveTo = (blockTimestamp: number) => moveIndexTo(database, { chainId, blockTimestamp });

type Planted = { tokenId: number; endsAt: number; kind?: 'fixed' | 'auction'; state?: 'open' | 'settle' };

async function plant(asks: readonly Planted[]): Promise<void> {
  const common = { chainId, market, nonce: 2, seller, price: 5n, feeBps: 250, openedAt: 1, bidCount: 0 };
  await database.orm
    .insert(askTable)
    .values(asks.map((ask) => ({ kind: 'auction' as const, state: 'open' as const, ...common, ...ask })));
}

async function bidOn(tokenId: number, price: bigint, state: 'open' | 'outbid' = 'open'): Promise<void> {
  const account = state === 'open' ? bidder : seller;
  await database.orm
    .insert(bidTable)
    .values({ chainId, market, tokenId, nonce: 2, bidder: account, price, addedAt: 1, state });
}

/** What each notice says. */
async function listNoticed(): Promise<unknown[]> {
  const notices = await listNotices(database, { after: 0, limit: 100 });
  return notices.map(({ kind, payload }) => {
    expect(kind).toBe('nft-market.news');
    return (payload as { news: unknown }).news;
  });
}

describe('[NFT-04] [HUB-02] the notices of auctions that are over', () => {
  it('given auctions, when chain time reaches their ends, then seller and leading bidder are noticed once', async () => {
    await runJob();
    await plant([
      { tokenId: 1, endsAt: start + 10 },
      { tokenId: 2, endsAt: start + 20 },
      { tokenId: 3, endsAt: start + 21 },
      { tokenId: 4, endsAt: start + 5, state: 'settle' },
      { tokenId: 5, endsAt: 0, kind: 'fixed' },
    ]);
    await bidOn(2, 9n);
    await bidOn(2, 8n, 'outbid');
    await moveTo(start + 20);
    await runJob();
    await runJob();
    const common = { collection, marketNumber: 3, nonce: 2 };
    const first = { ...common, tokenId: 1, fact: String(start + 10) };
    const second = { ...common, tokenId: 2, fact: String(start + 20), price: '9' };
    expect(await listNoticed()).toEqual([
      [
        { ...first, event: 'ended', account: seller, price: null },
        { ...second, event: 'ended', account: seller },
        { ...second, event: 'won', account: bidder },
      ],
    ]);
  });

  it('given an undo to before the end, when it is over again, then nothing is repeated; a later end is noticed', async () => {
    await runJob();
    await plant([
      { tokenId: 1, endsAt: start + 10 },
      { tokenId: 2, endsAt: start + 10 },
    ]);
    await moveTo(start + 10);
    await runJob();
    await moveTo(start + 5);
    await runJob();
    // A bid of the other branch moved the end.
    await database.sql`update chain.nft_ask set ends_at = ${start + 600} where token_id = 2`;
    await moveTo(start + 600);
    await runJob();
    expect(await listNoticed()).toMatchObject([
      [{ tokenId: 1 }, { tokenId: 2, fact: String(start + 10) }],
      [{ tokenId: 2, fact: String(start + 600) }],
    ]);
  });

  it('given the first index of an old chain, when it reaches the present, then auctions that ended long ago are no news', async () => {
    const hour = 3_600;
    clock = start + 30 * 86_400;
    await plant([
      { tokenId: 1, endsAt: start },
      { tokenId: 2, endsAt: start + 10 },
      { tokenId: 3, endsAt: clock - hour },
      { tokenId: 4, endsAt: clock - hour + 1 },
    ]);
    for (const time of [start, start + 86_400, clock - hour, clock]) {
      await moveTo(time);
      await runJob();
    }
    expect(await listNoticed()).toMatchObject([[{ tokenId: 4 }]]);
  });

  it('given a chain without a market, then there is no job', () => {
    expect(createJobs(1)).toEqual([]);
    expect(createJobs().map(({ name }) => name)).toEqual([`nft-market.ended.${chainId}`]);
  });
});
