import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { boundaryResolvedTable, roundTable } from './tables.ts';

/**
 * Unproven boundaries up to a past one, with stakes of an unsettled round beside them: the newest, in order.
 */
export async function listUnresolvedBoundaries(
  { orm }: Database,
  { chainId, toBoundary, limit }: { chainId: number; toBoundary: number; limit: number },
): Promise<number[]> {
  const { rows } = await orm.execute<{ boundary: string }>(sql`
    select distinct b.boundary from ${roundTable} r
    cross join lateral (values (r.epoch), (r.epoch + 1)) as b(boundary)
    where r.chain_id = ${chainId} and r.outcome = 'pending' and r.epoch <= ${toBoundary} and b.boundary <= ${toBoundary}
      and not exists (
        select from ${boundaryResolvedTable} done where done.chain_id = ${chainId} and done.boundary = b.boundary
      )
    order by 1 desc limit ${limit}`);
  return rows.map(({ boundary }) => Number(boundary)).toReversed();
}
