import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { MaturedStake } from './stakes-matured-notice.ts';
import { stakePoolTable, stakeTable } from './tables.ts';

/**
 * The open stakes that matured after one chain time, up to another, by time. More than the limit only where the last
 * ones matured in the same second: a time is listed whole.
 */
export async function listMaturedStakes(
  transaction: Transaction,
  { chainId, after, until, limit }: { chainId: number; after: number; until: number; limit: number },
): Promise<MaturedStake[]> {
  const { rows } = await transaction.execute<MaturedStake>(sql`
    select '0x' || encode(s.pool, 'hex') as pool, p.number, '0x' || encode(s.account, 'hex') as account, s.id,
      s.amount::text as amount, p.deposit_symbol as symbol, p.deposit_decimals as decimals,
      s.matured_at::float8 as "maturedAt"
    from (
      select chain_id, pool, account, id, amount, started_at + period as matured_at from ${stakeTable}
      where chain_id = ${chainId} and state = 'open' and started_at + period > ${after} and started_at + period <= ${until}
      order by started_at + period fetch first (${limit}::integer) rows with ties
    ) s
    join ${stakePoolTable} p on p.chain_id = s.chain_id and p.address = s.pool
    order by s.matured_at, s.pool, s.account, s.id`);
  return rows;
}
