import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { pairCreatedTable, poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { sql } from 'drizzle-orm';
import type { MarketInfoSources } from './sources.ts';

/**
 * Before blocks above the ancestor are undone: pools and tokens valued since its time become due, and so do stablecoins, whose only pools may go. The pools that
 * these blocks created go with them, and their values go from the sums. Whose reserves change is due by that.
 */
export async function expireValues(
  transaction: Transaction,
  { chainId, stablecoins }: MarketInfoSources,
  ancestor: { blockNumber: number; blockTimestamp: number },
): Promise<void> {
  const { blockNumber, blockTimestamp } = ancestor;
  await transaction.execute(sql`
    update ${poolTable} set due_at = 0 where chain_id = ${chainId} and valued_at >= ${blockTimestamp}`);
  await transaction.execute(sql`
    update ${tokenPriceTable} set due_at = 0
    where chain_id = ${chainId} and (valued_at >= ${blockTimestamp} or ${isAnyOf(tokenPriceTable.token, stablecoins)})`);
  await removeFromSums(transaction, { chainId, blockNumber });
}

/** Takes the values of the pools that are created above a block from the sums over all pools and over each token's. */
async function removeFromSums(
  transaction: Transaction,
  { chainId, blockNumber }: { chainId: number; blockNumber: number },
): Promise<void> {
  const sums = sql`coalesce(sum(tvl_usd_e18), 0) as tvl, count(tvl_usd_e18) as valued,
    coalesce(sum(volume_24h_usd_e18), 0) as volume, coalesce(sum(swap_count_24h), 0) as swaps`;
  const less = sql`
    tvl_usd_e18 = total.tvl_usd_e18 - gone.tvl,
    valued_pool_count = total.valued_pool_count - gone.valued,
    volume_24h_usd_e18 = total.volume_24h_usd_e18 - gone.volume,
    swap_count_24h = total.swap_count_24h - gone.swaps`;
  await transaction.execute(sql`
    with removed as materialized (
      select * from ${poolTable} where chain_id = ${chainId} and address in (
        select pool from ${pairCreatedTable} where chain_id = ${chainId} and block_number > ${blockNumber}
      )
    ), summed as (
      update ${tokenTable} total set ${less}
      from (
        select side.token, ${sums} from removed cross join lateral (values (token0), (token1)) side(token)
        group by side.token
      ) gone
      where total.chain_id = ${chainId} and total.address = gone.token
    )
    update ${poolTotalTable} total set ${less} from (select ${sums} from removed) gone
    where total.chain_id = ${chainId}`);
  // As in an index that never had a pool.
  await transaction.execute(sql`
    delete from ${poolTotalTable} where chain_id = ${chainId} and not exists (
      select from ${pairCreatedTable} where chain_id = ${chainId} and block_number <= ${blockNumber}
    )`);
}
