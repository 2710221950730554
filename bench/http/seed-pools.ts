import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type Database } from '@tradewind/db/database';
import { chainId } from '../frame/servers.ts';

/** Writes pools as the indexer does: tokens in a ring, with reserves, values and volumes. */
export async function seedPools(databaseUrl: string, poolCount: number): Promise<void> {
  const { sql, close } = createDatabase(databaseUrl, { maxConnections: 1 });
  await sql`insert into chain.checkpoint values
    (${chainId}, decode(repeat('ab', 32), 'hex'), decode(repeat('11', 32), 'hex'), 10, decode(repeat('88', 32), 'hex'), 1800000000)`;
  await sql`insert into chain.token (chain_id, address, name, symbol, decimals, is_listed, created_block_number)
    select ${chainId}, decode(lpad(to_hex(n), 40, '0'), 'hex'), 'Token ' || n, 'TKN' || n, 18, true, 1
    from generate_series(1, ${poolCount}) as n`;
  await sql`insert into chain.pool (chain_id, address, token0, token1, created_block_number, created_at, reserve0, reserve1,
      reserve_block_number, tvl_usd_e18, total_supply, root_k_last, volume_24h_usd_e18, volume_7d_usd_e18, swap_count_24h, fee_apr_bps, place)
    select ${chainId}, decode('f' || lpad(to_hex(n), 39, '0'), 'hex'), decode(lpad(to_hex(n), 40, '0'), 'hex'),
      decode(lpad(to_hex(n % ${poolCount} + 1), 40, '0'), 'hex'), 1, 1800000000, n * 1234567890123456789012, n * 987654321098765432109,
      9, n * 123456789012345678901, n * 1111111111111111111111, n * 1111111111111111111111, n * 12345678901234567890,
      n * 98765432109876543210, n, n * 10, n - 1
    from generate_series(1, ${poolCount}) as n`;
  await sql`analyze`;
  await close();
}

/** Returns the address of the n-th pool, from 1. */
export function toPool(n: number): string {
  return `0xf${n.toString(16).padStart(39, '0')}`;
}

/**
 * Advances the index by a block that changes no pool, and waits until the API sees it. Then all its cached responses
 * are outdated.
 */
export async function moveIndex({ sql }: Pick<Database, 'sql'>, apiOrigin: string): Promise<void> {
  const [moved] = await sql<{ block_number: string }>`
    update chain.checkpoint set block_number = block_number + 1 where chain_id = ${chainId} returning block_number`;
  const blockNumber = Number(moved?.block_number);
  const isSeen = async () =>
    (await (await fetch(`${apiOrigin}/exchange/status`)).text()).includes(`"blockNumber":${blockNumber},`);
  while (!(await isSeen())) await delay(10);
}
