import { randomUUID } from 'node:crypto';
import type { ExchangeDeployment, NetworkDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { labelPools } from '@tradewind/db/exchange/label-pools.query';
import { poolTable, swapTable, tokenTable } from '@tradewind/db/exchange/tables';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { leaseTable } from '@tradewind/db/relay/tables';

export const chainId = 31337;
export const blockTimestamp = 1_800_000_000;
export const genesisHash: Hex = `0x${'ab'.repeat(32)}`;
export const usd = 10n ** 18n;

export const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
export const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;

export const platformToken = address('b');
export const dollar = address('d');
export const burnAddress = address('0');
/** The contracts of the model node's chain that belong to no area. */
export const network: NetworkDeployment = {
  chainId,
  multicall3: address('9'),
  wrappedNative: address('6'),
  stablecoins: [dollar],
};
/** The exchange of the same chain. */
export const exchange: ExchangeDeployment = {
  chainId,
  factory: address('7'),
  router: address('8'),
  reserveLens: `0x${'1e'.repeat(20)}`,
  pairInitCodeHash: `0x${'5'.repeat(64)}`,
  treasury: address('4'),
  platformToken,
  commonTokens: [],
  burnAddress,
  startBlock: 0n,
};
export const listedPool = address('1');
export const account = address('a');

/** Two pools, three swaps and the prices of two tokens, indexed up to block 10 of the model node's chain. */
export async function seedIndex({ orm }: Database): Promise<void> {
  await seedPools(orm);
  await seedSwaps(orm);
  await moveCheckpoint({ orm }, 10);
  await seedLease({ orm });
}

async function seedPools(orm: Database['orm']): Promise<void> {
  const token = { chainId, isListed: true, createdBlockNumber: 1, decimals: 18 };
  await orm.insert(tokenTable).values([
    { ...token, address: platformToken, name: 'BSC Station', symbol: 'BSCS' },
    { ...token, address: dollar, name: 'US Dollar', symbol: 'BUSD' },
    { ...token, address: address('e'), name: null, symbol: null, decimals: null, isListed: false },
  ]);
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
      address: address('2'),
      place: 1,
      snapshotPlace: 1,
      token0: dollar,
      token1: address('e'),
      tvlUsdE18: null,
    },
  ]);
  await labelPools(orm, chainId);
  await seedPrices(orm);
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
    blockHash: hash('9'),
    blockTimestamp,
    pool: listedPool,
    sender: address('c'),
    recipient: account,
  };
  await orm.insert(swapTable).values(
    [3, 4, 5].map((blockNumber) => ({
      ...swap,
      blockNumber,
      logIndex: 7,
      txHash: hash(String(blockNumber)),
      account: blockNumber === 5 ? address('f') : account,
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
  blockHash = hash('8'),
  ofChain = chainId,
): Promise<void> {
  const row = {
    chainId: ofChain,
    genesisHash,
    deploymentHash: hash('1'),
    blockNumber,
    blockHash,
    blockTimestamp,
  };
  await orm
    .insert(checkpointTable)
    .values(row)
    .onConflictDoUpdate({ target: checkpointTable.chainId, set: row });
}
