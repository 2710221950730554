import type { Transaction } from '@tradewind/db/database';
import { swapTable } from '@tradewind/db/exchange/tables';
import { computeSwapVolumeUsdE18 } from '@tradewind/rules/market-info/swap-volume';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { ExchangeSources } from '../exchange-sources.ts';
import { type ListedPool, listMarketPools } from '@tradewind/db/market-info/list-market-pools.query';
import { loadMarket } from './load-market.ts';
import { computePricesAt } from './prices-at.ts';

type Range = { from: number; to: number };

/** Gives every swap of the blocks its USD volume at the prices of its own block. */
export async function valueSwaps(
  transaction: Transaction,
  sources: ExchangeSources,
  range: Range,
): Promise<void> {
  const rows = await listSwaps(transaction, sources.chainId, range);
  const [first] = rows;
  if (first === undefined) return;
  const pools = await listMarketPools(transaction, sources.chainId);
  const tokens = new Map(pools.map(({ address, token0, token1 }) => [address, { token0, token1 }]));
  const swaps = rows.flatMap((row) => {
    const pair = tokens.get(row.pool);
    return pair ? { ...row, ...pair } : [];
  });
  const market = await loadMarket(transaction, sources, { pools, since: first.blockTimestamp });
  const volumes: { block: number; log: number; volume: string }[] = [];
  for (const block of Map.groupBy(swaps, ({ blockNumber }) => blockNumber).values()) {
    const wanted = new Set(block.flatMap(({ token0, token1 }) => [token0.address, token1.address]));
    const prices = computePricesAt(market, sources, block[0] ?? first, wanted);
    for (const swap of block) {
      const volume = computeVolume(swap, prices);
      if (volume !== undefined) {
        volumes.push({ block: swap.blockNumber, log: swap.logIndex, volume: volume.toString() });
      }
    }
  }
  await transaction.execute(sql`
    update ${swapTable} s set volume_usd_e18 = v.volume
    from jsonb_to_recordset(${JSON.stringify(volumes)}::text::jsonb) as v(block bigint, log integer, volume numeric)
    where s.chain_id = ${sources.chainId} and s.block_number = v.block and s.log_index = v.log`);
}

async function listSwaps(transaction: Transaction, chainId: number, { from, to }: Range) {
  return transaction
    .select({
      blockNumber: swapTable.blockNumber,
      blockTimestamp: swapTable.blockTimestamp,
      logIndex: swapTable.logIndex,
      pool: swapTable.pool,
      amount0In: swapTable.amount0In,
      amount1In: swapTable.amount1In,
      amount0Out: swapTable.amount0Out,
      amount1Out: swapTable.amount1Out,
    })
    .from(swapTable)
    .where(and(eq(swapTable.chainId, chainId), between(swapTable.blockNumber, from, to)))
    .orderBy(asc(swapTable.blockNumber), asc(swapTable.logIndex));
}

type Swap = Awaited<ReturnType<typeof listSwaps>>[number] & Pick<ListedPool, 'token0' | 'token1'>;

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
