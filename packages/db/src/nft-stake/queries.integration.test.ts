import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { countNfts } from './count-nfts.query.ts';
import { listCollections } from './list-collections.query.ts';
import { listNfts } from './list-nfts.query.ts';
import { listReportableStakes, listReportableUnstakes } from './list-reportable-moves.query.ts';
import { listStakedWeights } from './list-staked-weights.query.ts';
import {
  collectionAllowedTable,
  collectionRemovedTable,
  nftStakedTable,
  nftTokenTable,
  nftUnstakedTable,
} from './tables.ts';

const chainId = 31337;
const [alice, bob] = [toAddress('a'), toAddress('b')];
const [first, second, third] = [toAddress('1'), toAddress('2'), toAddress('3')];
const most = 2n ** 256n - 1n;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let logIndex = 0;
const at = (blockNumber: number, txHash = toHash('1')) => {
  logIndex += 1;
  return { chainId, blockNumber, logIndex, blockHash: toHash('f'), blockTimestamp: blockNumber * 10, txHash };
};

/** Equal rows of another chain must never be returned. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const wallet = { chainId, place: 'wallet', since: 10 } as const;
  const staked = { ...wallet, place: 'staked', weight: 10, activeAt: 86_410 } as const;
  await orm.insert(nftTokenTable).values([
    { ...wallet, collection: first, tokenId: 9n, owner: alice },
    { ...wallet, collection: first, tokenId: 10n, owner: alice },
    { ...staked, collection: second, tokenId: most, owner: alice },
    { ...staked, collection: first, tokenId: 7n, owner: alice, weight: 4_294_967_295 },
    { ...staked, collection: first, tokenId: 8n, owner: bob },
    { ...staked, collection: first, tokenId: 7n, owner: alice, chainId: 1 },
  ]);
  const allowed = { weight: 10, rarityRoot: toHash('0') };
  await orm.insert(collectionAllowedTable).values([
    { ...at(5), ...allowed, collection: first },
    { ...at(6), ...allowed, collection: second },
    { ...at(7), ...allowed, collection: third, rarityRoot: toHash('3') },
    { ...at(9), ...allowed, collection: second, weight: 20 },
    { ...at(5), ...allowed, collection: bob, chainId: 1 },
  ]);
  await orm.insert(collectionRemovedTable).values([
    { ...at(8), collection: second },
    { ...at(9), collection: third },
    { ...at(12), collection: third },
    { ...at(12), collection: first, chainId: 1 },
  ]);
  const move = { account: alice, collection: first, tokenId: most };
  await orm.insert(nftStakedTable).values([
    { ...at(10, toHash('2')), ...move, weight: 10, activeAt: 1 },
    { ...at(10, toHash('2')), ...move, chainId: 1, weight: 10, activeAt: 1 },
  ]);
  await orm.insert(nftUnstakedTable).values({ ...at(11, toHash('3')), ...move, account: bob });
});
afterAll(() => database.drop());

describe('[NST-01] the NFTs of an account', () => {
  it('are listed with the staked ones first, then by collection and id, page by page', async () => {
    const pages = await Promise.all(
      [0, 2].map((offset) => listNfts(database, { chainId, owner: alice, limit: 2, offset })),
    );
    expect(pages.map((page) => page.map(({ collection, tokenId }) => [collection, tokenId]))).toEqual([
      [
        [first, 7n],
        [second, most],
      ],
      [
        [first, 9n],
        [first, 10n],
      ],
    ]);
    expect(pages[0]?.[0]).toEqual({
      collection: first,
      tokenId: 7n,
      owner: alice,
      place: 'staked',
      weight: 4_294_967_295,
      activeAt: 86_410,
      since: 10,
    });
    expect(pages[1]?.[0]).toMatchObject({ place: 'wallet', weight: null, activeAt: null });
  });

  it('are counted up to a limit', async () => {
    expect(await countNfts(database, { chainId, owner: alice, limit: 9 })).toBe(4);
    expect(await countNfts(database, { chainId, owner: alice, limit: 3 })).toBe(3);
    expect(await countNfts(database, { chainId, owner: toAddress('c'), limit: 9 })).toBe(0);
  });

  it('have weights where they are staked', async () => {
    const rows = await listStakedWeights(database, { chainId, owner: alice });
    expect(rows.toSorted((a, b) => Number(a.weight - b.weight))).toEqual([
      { weight: 10n, activeAt: 86_410n },
      { weight: 4_294_967_295n, activeAt: 86_410n },
    ]);
  });
});

it('[NST-01] given collections that were removed and allowed again, then their last events decide', async () => {
  expect(await listCollections(database, { chainId })).toEqual([
    { address: first, weight: 10, rarityRoot: toHash('0'), isAllowed: true, sinceBlock: 5 },
    { address: second, weight: 20, rarityRoot: toHash('0'), isAllowed: true, sinceBlock: 6 },
    { address: third, weight: 10, rarityRoot: toHash('3'), isAllowed: false, sinceBlock: 7 },
  ]);
});

it('[TX-01] given the transactions of reports, then their stakes and returns are found', async () => {
  const txHashes = [toHash('2'), toHash('3'), toHash('4')];
  const fields = { collection: first, tokenId: most.toString() };
  expect(await listReportableStakes(database, { chainId, txHashes })).toEqual([
    { txHash: toHash('2'), account: alice, blockNumber: 10, fields },
  ]);
  expect(await listReportableUnstakes(database, { chainId, txHashes })).toEqual([
    { txHash: toHash('3'), account: bob, blockNumber: 11, fields },
  ]);
});
