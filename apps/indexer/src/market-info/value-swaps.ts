import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf } from '@tradewind/db/column/is-any-of';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, swapTable, tokenTable } from '@tradewind/db/exchange/tables';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { computeSwapVolumeUsdE18 } from '@tradewind/rules/market-info/swap-volume';
import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MarketInfoSources } from './sources.ts';
import { planByIndex } from './plan-by-index.ts';
import { readPrices } from './read-prices.ts';

type Range = { from: number; to: number };

/** Gives every swap of the blocks its USD volume at the prices of its own block, and its pool's sums up to it. */
export async function valueSwaps(
  transaction: Transaction,
  sources: MarketInfoSources,
  range: Range,
): Promise<void> {
  const swaps = await listSwaps(transaction, sources.chainId, range);
  if (swaps.length === 0) return;
  // Before the first call of a statement whose plan the refresh takes over.
  await planByIndex(transaction, {});
  const pricesAt = await readPrices(
    transaction,
    sources,
    swaps.flatMap((swap) => [
      { token: swap.token0.address, ...toMoment(swap) },
      { token: swap.token1.address, ...toMoment(swap) },
    ]),
  );
  const sums = await listSums(transaction, sources.chainId, range, [
    ...new Set(swaps.map(({ pool }) => pool)),
  ]);
  const values = swaps.map((swap) => {
    const volume = computeVolume(swap, pricesAt(toMoment(swap)).prices);
    const before = sums.get(swap.pool) ?? { volume: 0n, count: 0 };
    const sum = { volume: before.volume + (volume ?? 0n), count: before.count + 1 };
    sums.set(swap.pool, sum);
    const { blockNumber: block, logIndex: log } = swap;
    return { block, log, volume: volume ?? null, sum: sum.volume, count: sum.count };
  });
  await transaction.execute(sql`
    update ${swapTable} s set volume_usd_e18 = v.volume, volume_usd_sum_e18 = v.sum, pool_swap_count = v.count
    from ${recordsOf(values, sql`v(block bigint, log integer, volume numeric, sum numeric, count bigint)`)}
    where s.chain_id = ${sources.chainId} and s.block_number = v.block and s.log_index = v.log`);
}

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

async function listSwaps(transaction: Transaction, chainId: number, { from, to }: Range) {
  return transaction
    .select({
      blockNumber: swapTable.blockNumber,
      blockTimestamp: swapTable.blockTimestamp,
      logIndex: swapTable.logIndex,
      pool: swapTable.pool,
      token0: { address: poolTable.token0, decimals: token0Table.decimals },
      token1: { address: poolTable.token1, decimals: token1Table.decimals },
      amount0In: swapTable.amount0In,
      amount1In: swapTable.amount1In,
      amount0Out: swapTable.amount0Out,
      amount1Out: swapTable.amount1Out,
    })
    .from(swapTable)
    .innerJoin(poolTable, and(eq(poolTable.chainId, chainId), eq(poolTable.address, swapTable.pool)))
    .innerJoin(token0Table, and(eq(token0Table.chainId, chainId), eq(token0Table.address, poolTable.token0)))
    .innerJoin(token1Table, and(eq(token1Table.chainId, chainId), eq(token1Table.address, poolTable.token1)))
    .where(and(eq(swapTable.chainId, chainId), between(swapTable.blockNumber, from, to)))
    .orderBy(asc(swapTable.blockNumber), asc(swapTable.logIndex));
}

type Swap = Awaited<ReturnType<typeof listSwaps>>[number];

function toMoment({ blockTimestamp: at, blockNumber: block }: Swap) {
  return { at, block };
}

/** What the pools' swaps before these blocks add up to. */
async function listSums(
  transaction: Transaction,
  chainId: number,
  { from }: Range,
  pools: readonly Hex[],
): Promise<Map<Hex, { volume: bigint; count: number }>> {
  const { pool, blockNumber, logIndex, volumeUsdSumE18: volume, poolSwapCount: count } = swapTable;
  const last = transaction
    .select({ pool, volume, count })
    .from(swapTable)
    .where(and(eq(swapTable.chainId, chainId), eq(pool, sql`touched.pool`), lt(blockNumber, from)))
    .orderBy(desc(blockNumber), desc(logIndex))
    .limit(1)
    .as('last');
  const rows = await transaction
    .select()
    .from(sql`${bytesOf(pools)} as touched(pool)`)
    .crossJoinLateral(last);
  return new Map(rows.map(({ last: { pool: address, ...sums } }) => [address, sums]));
}

/** The token that more came in of than went out is the one sold; a token without decimals never has a price. */
function computeVolume(swap: Swap, prices: TokenPricesUsdE18): bigint | undefined {
  const token0 = { address: swap.token0.address, decimals: swap.token0.decimals ?? 0 };
  const token1 = { address: swap.token1.address, decimals: swap.token1.decimals ?? 0 };
  const net0 = swap.amount0In - swap.amount0Out;
  const net1 = swap.amount1In - swap.amount1Out;
  const isToken0In = net0 > 0n;
  return computeSwapVolumeUsdE18(
    {
      ...(isToken0In ? { tokenIn: token0, tokenOut: token1 } : { tokenIn: token1, tokenOut: token0 }),
      amountIn: toMagnitude(isToken0In ? net0 : net1),
      amountOut: toMagnitude(isToken0In ? net1 : net0),
    },
    prices,
  );
}

function toMagnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
