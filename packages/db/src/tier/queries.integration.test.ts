import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { Hex } from '../column/hex-bytes.ts';
import { headerTable } from '../indexing/tables.ts';
import { nftLostTable, nftStakedTable, nftUnstakedTable } from '../nft-stake/tables.ts';
import { harvestedTable, poolCreatedTable, stakedTable, unstakedTable } from '../stake-pool/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { listTierStakes } from './list-tier-stakes.query.ts';

const [chainId, otherId] = [1, 2];
const [token, otherToken] = [toAddress('1'), toAddress('2')];
const [pool, secondPool, otherPool] = [toAddress('11'), toAddress('12'), toAddress('13')];
const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
/** The block of the snapshot; a block takes ten seconds, and the index is ahead by two. */
const block = 100;
const time = block * 10;
const steps = [
  { weight: 10n, boostBps: 100n },
  { weight: 30n, boostBps: 300n },
];
const terms = { chainId, platformToken: token, tierUnit: 100n, steps };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let logIndex = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const { sql, orm } = database;
  await sql`truncate header, stake_pool_created, stake_pool_staked, stake_pool_unstaked, stake_pool_harvested,
    nft_staked, nft_unstaked, nft_lost`;
  for (const id of [chainId, otherId]) {
    const added = [block, block + 1, block + 2].map((blockNumber) => ({
      chainId: id,
      blockNumber,
      blockHash: toHash(String(blockNumber - block + 1)),
      parentHash: toHash('0'),
      blockTimestamp: blockNumber * 10,
    }));
    await orm.insert(headerTable).values(added);
    const parts = { earnToken: token, minimumStake: 1n, cap: 1n, owner: token, treasury: token };
    await orm.insert(poolCreatedTable).values([
      { ...at(1, id), ...parts, number: 0, pool, depositToken: token },
      { ...at(1, id), ...parts, number: 1, pool: secondPool, depositToken: token },
      { ...at(1, id), ...parts, number: 2, pool: otherPool, depositToken: otherToken },
    ]);
  }
});
afterAll(() => database.drop());

function at(blockNumber: number, ofChain = chainId) {
  logIndex += 1;
  const blockTimestamp = blockNumber * 10;
  return {
    chainId: ofChain,
    blockNumber,
    logIndex,
    blockHash: toHash('f'),
    blockTimestamp,
    txHash: toHash('1'),
  };
}

type StakeParts = { in?: Hex; id?: number; at?: number; until?: number; on?: number };

async function stake(account: Hex, amount: bigint, parts: StakeParts = {}) {
  const { in: of = pool, id = 0, at: from = 10, until = time + 1, on = chainId } = parts;
  const entry = { pool: of, account, id, amount, period: until - from * 10 };
  await database.orm
    .insert(stakedTable)
    .values({ ...at(from, on), ...entry, aprBps: 1, feeVersion: 0, reserved: 0n });
}

async function leave(account: Hex, parts: StakeParts = {}) {
  const { in: of = pool, id = 0, at: when = 20 } = parts;
  const exit = { pool: of, account, id, amount: 1n, fee: 0n, reward: 0n, freed: 0n };
  await database.orm.insert(unstakedTable).values({ ...at(when), ...exit });
}

async function stakeNft(account: Hex, tokenId: bigint, weight: number, parts: Partial<NftParts> = {}) {
  const { at: from = 10, activeAt = time, on = chainId } = parts;
  const row = { account, collection: token, tokenId, weight, activeAt };
  await database.orm.insert(nftStakedTable).values({ ...at(from, on), ...row });
}
type NftParts = { at: number; activeAt: number; on: number };

const listLines = async (parts: Partial<typeof terms> = {}) => {
  const stakes = await listTierStakes(database, { ...terms, ...parts });
  return stakes?.lines.split('\n');
};

describe('[IDO-13] stakes and boosts of all accounts at the last final block', () => {
  it('given stakes in several pools of the token, then they add up, and those of other tokens and chains do not count', async () => {
    await stake(bob, 60n);
    await stake(bob, 50n, { id: 1 });
    await stake(bob, 7n, { in: secondPool });
    await stake(bob, 1_000n, { in: otherPool });
    await stake(bob, 1_000n, { on: otherId });
    await stake(alice, 10n ** 40n);
    expect(await listTierStakes(database, terms)).toEqual({
      blockNumber: block,
      blockHash: toHash('1'),
      accounts: 2,
      lines: `${alice},${10n ** 40n},0\n${bob},117,0`,
    });
  });

  it.each([
    ['that ends a second later', { until: time + 1 }, true],
    ['that ends in this second', { until: time }, false],
    ['of this block', { at: block }, true],
    ['of the next block, which is indexed already', { at: block + 1, until: time + 1_000 }, false],
  ])('given a stake %s, then whether it counts is %o', async (_, parts, counts) => {
    await stake(alice, 100n, parts);
    expect(await listLines()).toEqual(counts ? [`${alice},100,0`] : ['']);
  });

  it('given an exit by the block, then the stake does not count; given one of a later block, it does', async () => {
    await stake(alice, 100n);
    await stake(alice, 200n, { id: 1 });
    await stake(alice, 400n, { id: 2 });
    await leave(alice, { at: block });
    await leave(alice, { id: 1, at: block + 1 });
    await leave(bob, { id: 2 });
    await leave(alice, { id: 2, in: secondPool });
    expect(await listLines()).toEqual([`${alice},600,0`]);
  });

  it('given a harvest, which closes a stake at its end alone, then an open one counts', async () => {
    await stake(alice, 100n);
    await database.orm
      .insert(harvestedTable)
      .values({ ...at(20), pool, account: alice, id: 0, reward: 1n, isClosed: false });
    expect(await listLines()).toEqual([`${alice},100,0`]);
  });

  it('given the boost, then it may reach a tier that the stake does not, and half a unit is none', async () => {
    await stake(alice, 99n);
    await stake(bob, 100n);
    await stake(carol, 98n);
    for (const account of [alice, bob, carol]) await stakeNft(account, BigInt(account), 10);
    expect(await listLines({ tierUnit: 99n })).toEqual([`${alice},99,100`, `${bob},100,100`]);
    expect(await listLines()).toEqual([`${bob},100,100`]);
    expect(await listLines({ tierUnit: 101n })).toEqual([`${bob},100,100`]);
    expect(await listLines({ tierUnit: 102n })).toEqual(['']);
  });

  it.each([
    ['below the first step', [9], '0'],
    ['at the first step', [9, 1], '100'],
    ['above the last step', [20, 20, 4_000_000_000], '300'],
    ['none', [], '0'],
  ])('given NFTs of weights %s, then the boost is that of the reached step', async (_, weights, boost) => {
    await stake(alice, 100n);
    for (const [place, weight] of weights.entries()) await stakeNft(alice, BigInt(place), weight);
    expect(await listLines()).toEqual([`${alice},100,${boost}`]);
  });

  it.each([
    ['counts from this second on', { activeAt: time }, '100'],
    ['counts from the next second on', { activeAt: time + 1 }, '0'],
    ['is staked in a later block', { at: block + 1, activeAt: 0 }, '0'],
    ['is staked on another chain', { on: otherId }, '0'],
  ])('given an NFT that %s, then the boost is as of the block', async (_, parts, boost) => {
    await stake(alice, 100n);
    await stakeNft(alice, 1n, 10, parts);
    expect(await listLines()).toEqual([`${alice},100,${boost}`]);
  });

  it.each([
    ['returned', nftUnstakedTable],
    ['lost', nftLostTable],
  ])(
    'given an NFT that was %s, then it counts to its end, and again when it is staked again',
    async (_, table) => {
      const end = { account: alice, collection: token, tokenId: 1n };
      const { orm } = database;
      await stake(alice, 100n);
      await stake(bob, 100n);
      await stakeNft(alice, 1n, 10);
      await orm.insert(table).values({ ...at(block + 1), ...end });
      expect(await listLines()).toEqual([`${alice},100,100`, `${bob},100,0`]);
      await orm.insert(table).values({ ...at(block - 1), ...end });
      expect(await listLines()).toEqual([`${alice},100,0`, `${bob},100,0`]);
      await stakeNft(bob, 1n, 30, { at: block - 1 });
      expect(await listLines()).toEqual([`${alice},100,0`, `${bob},100,300`]);
    },
  );

  it('given no indexed block, then nothing is known; given no stakes, then nobody has a tier', async () => {
    expect(await listTierStakes(database, { ...terms, chainId: 3 })).toBeUndefined();
    expect(await listTierStakes(database, terms)).toMatchObject({ accounts: 0, lines: '' });
  });
});
