import { nftTokenTable } from '@tradewind/db/nft-stake/tables';
import { stakedListSchema } from '@tradewind/schema/nft-stake/staked-list';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';
import { alice, bob, later, plantStaking, plantSteps, removed, seedNfts, staking } from './test-seed.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, plantStaking());
  await seedIndex(api.deps.database);
  await seedNfts(api.deps.database);
});
afterAll(() => api.stop());

async function fetchList(payload: object, { app } = api) {
  const answer = await app.inject({ method: 'POST', url: '/Artworks/all_nft_stake', payload });
  return { status: answer.statusCode, ...answer.json() };
}

const readList = async (payload: object = {}) =>
  successSchema(stakedListSchema).parse(await fetchList({ ownerAddress: alice, ...payload }));

it('[NST-01] given no node that answered yet, then the list is refused: a boost that is unknown is not 0', async () => {
  expect(await fetchList({ ownerAddress: alice })).toMatchObject({
    status: 503,
    succeeded: false,
    code: 'UNAVAILABLE',
  });
  plantSteps(api.node);
  expect(await fetchList({ ownerAddress: alice })).toMatchObject({ status: 200, succeeded: true });
  api.node.contracts.clear();
});

describe('[NST-01] POST /Artworks/all_nft_stake', () => {
  it('lists own NFTs, the staked ones first, with their weights', async () => {
    const { data, ...paging } = await readList();
    const own = { ownerAddress: alice, since: blockTimestamp - 9 };
    const staked = { ...own, collection: staking.genesis, place: 'staked' };
    const wallet = { ...own, place: 'wallet' };
    expect(data.nfts).toEqual([
      { ...staked, tokenId: '1', weight: 10, activeAt: blockTimestamp },
      { ...staked, tokenId: '2', weight: 25, activeAt: blockTimestamp + 86_400 },
      { ...staked, tokenId: '3', weight: 4_000_000_000, activeAt: blockTimestamp + 172_800 },
      { ...wallet, collection: staking.genesis, tokenId: '5', weight: 10 },
      { ...wallet, collection: later, tokenId: (2n ** 256n - 1n).toString(), weight: 20 },
      { ...wallet, collection: removed, tokenId: '7', weight: null },
    ]);
    expect(paging).toMatchObject({ totalCount: 6, pageSize: 24, pageNumber: 1 });
    expect(data).toMatchObject({ hasMore: false, blockNumber: 10, blockTimestamp });
  });

  it('counts the NFTs that were staked a day ago for now, and all that count by then for a day later', async () => {
    const { data } = await readList();
    expect(data).toMatchObject({
      additionalPoolWeight: 10,
      stakingBoost: 100,
      nextDay: { additionalPoolWeight: 35, stakingBoost: 300 },
    });
  });

  it('given weights above the last step, then the cap counts', async () => {
    const { orm } = api.deps.database;
    await orm.update(nftTokenTable).set({ activeAt: 1 }).where(eq(nftTokenTable.tokenId, 3n));
    const { data } = await readList();
    expect(data).toMatchObject({ additionalPoolWeight: 100, stakingBoost: 2_000 });
    await orm
      .update(nftTokenTable)
      .set({ activeAt: blockTimestamp + 172_800 })
      .where(eq(nftTokenTable.tokenId, 3n));
  });

  it('answers the collections, each with the block from which its owners are known', async () => {
    const { data } = await readList();
    expect(data.collections).toEqual([
      { address: staking.genesis, isAllowed: true, weight: 10, hasRarity: false, sinceBlock: 0 },
      { address: later, isAllowed: true, weight: 20, hasRarity: true, sinceBlock: 5 },
      { address: removed, isAllowed: false, weight: 10, hasRarity: false, sinceBlock: 6 },
    ]);
  });

  it('answers page by page, and nothing beyond the last one', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 1_000].map((pageNumber) => readList({ pageNumber, pageSize: 4 })),
    );
    expect(pages.map(({ data }) => data.nfts.map(({ tokenId }) => tokenId.slice(0, 2)))).toEqual([
      ['1', '2', '3', '5'],
      ['11', '7'],
      [],
      [],
    ]);
    for (const { data, totalCount } of pages)
      expect([data.additionalPoolWeight, totalCount]).toEqual([10, 6]);
  });

  it('given an account without NFTs, then it has none, and counts nothing', async () => {
    const { data, totalCount } = await readList({ ownerAddress: toAddress('e') });
    expect([data.nfts, data.additionalPoolWeight, data.stakingBoost, totalCount]).toEqual([[], 0, 0, 0]);
  });

  it('given more NFTs than a list shows, then it ends, and says so', async () => {
    const token = { chainId, collection: later, owner: bob, place: 'wallet', since: 1 } as const;
    const rows = Array.from({ length: 1_000 }, (_, index) => ({ ...token, tokenId: BigInt(index) + 100n }));
    await api.deps.database.orm.insert(nftTokenTable).values(rows);
    const last = await readList({ ownerAddress: bob, pageNumber: 34, pageSize: 30 });
    expect([last.data.nfts.length, last.totalCount, last.data.hasMore]).toEqual([10, 1_000, true]);
  });

  it('given the other fields of the filter and unknown ones, then they have no effect', async () => {
    const filter = { text: 'Genesis', media: 'image', price: [1, 2], sort: -1, pageNumbers: 7 };
    expect(await fetchList({ ownerAddress: alice, ...filter, place: 'staked' })).toEqual(
      await fetchList({ ownerAddress: alice }),
    );
  });

  it.each([
    {},
    [],
    { ownerAddress: 'alice' },
    { ownerAddress: alice, pageNumber: 0 },
    { ownerAddress: alice, pageNumber: 1e9 },
    { ownerAddress: alice, pageSize: '24' },
    { ownerAddress: alice, pageSize: 101 },
  ])('refuses the body %j', async (payload) =>
    expect(await fetchList(payload)).toMatchObject({ status: 400, code: 'BAD_REQUEST' }),
  );
});

it('[NST-01] given a deployment without an allowed collection, then the company’s one is listed, and takes no stakes', async () => {
  const fresh = await startTestApi({}, plantStaking());
  await seedIndex(fresh.deps.database);
  plantSteps(fresh.node);
  const { data } = await fetchList({ ownerAddress: alice }, fresh);
  expect(data.collections).toEqual([
    { address: staking.genesis, isAllowed: false, weight: null, hasRarity: false, sinceBlock: 0 },
  ]);
  await fresh.stop();
});

it('[NST-01] given a chain without NFT staking, then the calls say so', async () => {
  const other = await startTestApi({}, plantDeployments([]));
  await seedIndex(other.deps.database);
  expect(await fetchList({ ownerAddress: alice }, other)).toMatchObject({ code: 'NFT_STAKE_NOT_HERE' });
  await other.stop();
});
