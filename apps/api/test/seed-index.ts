import { randomUUID } from 'node:crypto';
import type { ExchangeDeployment, NetworkDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { labelPools } from '@tradewind/db/exchange/label-pools.query';
import { poolTable, swapTable, tokenTable } from '@tradewind/db/exchange/tables';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { leaseTable } from '@tradewind/db/relay/tables';
import { toAddress, toHash } from '../test-support/known.ts';

export const chainId = 31337;
export const blockTimestamp = 1_800_000_000;
export const genesisHash: Hex = toHash('ab');
export const usd = 10n ** 18n;

export const platformToken = toAddress('b');
export const dollar = toAddress('d');
export const burnAddress = toAddress('0');
/** The contracts of the model node's chain that belong to no area. */
export const network: NetworkDeployment = {
  chainId,
  multicall3: toAddress('9'),
  wrappedNative: toAddress('6'),
  stablecoins: [dollar],
};
/** The exchange of the same chain. */
export const exchange: ExchangeDeployment = {
  chainId,
  factory: toAddress('7'),
  router: toAddress('8'),
  reserveLens: toAddress('1e'),
  pairInitCodeHash: toHash('5'),
  treasury: toAddress('4'),
  platformToken,
  commonTokens: [],
  burnAddress,
  startBlock: 0n,
};
export const listedPool = toAddress('1');
export const account = toAddress('a');

/** Two pools, three swaps and the prices of two tokens, indexed up to block 10 of the model node's chain. */
export async function seedIndex({ orm }: Database): Promise<void> {
  await seedPools(orm);
  await seedSwaps(orm);
  await moveCheckpoint({ orm }, 10);
  await seedLease({ orm });
}

async function seedPools(orm: Database['orm']): Promise<void> {
  await seedTokens(orm);
  const times = { createdBlockNumber: 1, createdAt: blockTimestamp, reserveBlockNumber: 2 };
  const pool = { chainId, ...times, isFunded: true };
  const reserves = { reserve0: 2n ** 112n - 1n, reserve1: 5n };
  await orm.insert(poolTable).values([
    {
      ...pool,
      ...reserves,
      address: listedPool,
      place: 0,
      snapshotPlace: 0,
      token0: platformToken,
      token1: dollar,
      tvlUsdE18: 1500n * usd,
      volume24hUsdE18: 25n * (usd / 2n),
      swapCount24h: 3,
    },
    {
      ...pool,
      ...reserves,
      address: toAddress('2'),
      place: 1,
      snapshotPlace: 1,
      token0: dollar,
      token1: toAddress('e'),
      tvlUsdE18: null,
    },
  ]);
  await labelPools(orm, chainId);
  await seedPrices(orm);
}

async function seedTokens(orm: Database['orm']): Promise<void> {
  const token = { chainId, isListed: true, createdBlockNumber: 1, decimals: 18 };
  const sums = {
    tvlUsdE18: 1500n * usd,
    valuedPoolCount: 1,
    volume24hUsdE18: 25n * (usd / 2n),
    swapCount24h: 3,
  };
  await orm.insert(tokenTable).values([
    { ...token, ...sums, address: platformToken, name: 'BSC Station', symbol: 'BSCS' },
    { ...token, ...sums, address: dollar, name: 'US Dollar', symbol: 'BUSD' },
    { ...token, address: toAddress('e'), name: null, symbol: null, decimals: null, isListed: false },
  ]);
}

async function seedPrices(orm: Database['orm']): Promise<void> {
  await orm.insert(poolTotalTable).values({
    chainId,
    tvlUsdE18: 1500n * usd,
    valuedPoolCount: 1,
    volume24hUsdE18: 25n * (usd / 2n),
    swapCount24h: 3,
  });
  await orm.insert(tokenPriceTable).values([
    { chainId, token: platformToken, priceUsdE18: 12_345n * 10n ** 13n },
    { chainId, token: dollar, priceUsdE18: usd },
  ]);
}

async function seedSwaps(orm: Database['orm']): Promise<void> {
  const swap = {
    chainId,
    blockHash: toHash('9'),
    blockTimestamp,
    pool: listedPool,
    sender: toAddress('c'),
    recipient: account,
  };
  await orm.insert(swapTable).values(
    [3, 4, 5].map((blockNumber) => ({
      ...swap,
      blockNumber,
      logIndex: 7,
      txHash: toHash(String(blockNumber)),
      account: blockNumber === 5 ? toAddress('f') : account,
      amount0In: blockNumber === 4 ? 0n : 100n,
      amount1In: blockNumber === 4 ? 30n : 0n,
      amount0Out: blockNumber === 4 ? 10n : 0n,
      amount1Out: blockNumber === 4 ? 0n : 9n,
      volumeUsdE18: blockNumber === 5 ? null : usd,
    })),
  );
}

/** Gives an indexer the lease of the chain for this time. */
export async function seedLease({ orm }: Pick<Database, 'orm'>, seconds = 3_600): Promise<void> {
  const row = {
    kind: 'indexWriter',
    key: chainId,
    holder: randomUUID(),
    expiresAt: new Date(Date.now() + seconds * 1_000),
  };
  await orm
    .insert(leaseTable)
    .values(row)
    .onConflictDoUpdate({ target: [leaseTable.kind, leaseTable.key], set: row });
}

/** Sets the index to this block, by default of the model node's chain. */
export async function moveCheckpoint(
  { orm }: Pick<Database, 'orm'>,
  blockNumber: number,
  blockHash = toHash('8'),
  ofChain = chainId,
): Promise<void> {
  const row = {
    chainId: ofChain,
    genesisHash,
    deploymentHash: toHash('1'),
    blockNumber,
    blockHash,
    blockTimestamp,
  };
  await orm
    .insert(checkpointTable)
    .values(row)
    .onConflictDoUpdate({ target: checkpointTable.chainId, set: row });
}
