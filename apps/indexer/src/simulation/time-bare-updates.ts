import type { Database } from '@tradewind/db/database';
import type { createRandom } from './random.ts';
import { busyPools } from './seed-pools.ts';

/**
 * Lower bound (ms) of the time of a block of seeded pools: updates of some busy pools and their tokens' prices,
 * and nothing else.
 */
export async function timeBareUpdates(
  { sql }: Database,
  random: ReturnType<typeof createRandom>,
  { chainId, pools, changed }: { chainId: number; pools: number; changed: number },
): Promise<number> {
  const first = random.between(1, Math.min(busyPools, pools) - changed);
  const startedAt = performance.now();
  await sql`with written as (
      update chain.pool set tvl_usd_e18 = tvl_usd_e18 + 1, volume_24h_usd_e18 = volume_24h_usd_e18 + 1, volume_7d_usd_e18 = volume_7d_usd_e18 + 1,
        fee_apr_bps = coalesce(fee_apr_bps, 0) + 1, valued_at = valued_at + 1, due_at = due_at + 1
      where chain_id = ${chainId}::int and address = any(array(
        select decode('77' || lpad(to_hex(${first}::int + n), 38, '0'), 'hex') from generate_series(0, ${changed}::int - 1) n
      )) returning token0
    )
    update chain.token_price set price_usd_e18 = price_usd_e18 + 1, valued_at = valued_at + 1, due_at = due_at + 1
    where chain_id = ${chainId}::int and token = any(array(select token0 from written))`;
  return performance.now() - startedAt;
}
