import type { Database } from '../database.ts';
import { transact } from '../transact.ts';

export type AddPins = {
  readonly chainId: number;
  /** The last block that counts. */
  readonly until: number;
  /** Mints at most; a block is read whole. */
  readonly limit: number;
  readonly now: Date;
};

/**
 * Adds the files of the next mints of a chain to those that a pinning service shall keep, by a cursor that moves with them.
 * Returns whether there may be more.
 */
export async function addPins(
  database: Pick<Database, 'checkOut'>,
  { chainId, until, limit, now }: AddPins,
): Promise<'done' | 'more'> {
  return transact(database, async (_transaction, sql) => {
    await sql`insert into app.media_pin_cursor values (${chainId}::int, -1) on conflict do nothing`;
    const [cursor] = await sql<{ after: string }>`
      select block_number as after from app.media_pin_cursor where chain_id = ${chainId}::int for update`;
    const mints = await sql<{ block: string }>`
      with mints as (
        select block_number as block, file_name as name from chain.nft_minted
        where chain_id = ${chainId}::int and block_number > ${cursor?.after ?? '-1'}::bigint
          and block_number <= ${until}::bigint
        order by block_number fetch first (${limit}::int) rows with ties
      ), added as (
        insert into app.media_pin (hash, chain_id, name, state, attempts, next_at)
        select distinct on (hash) decode(left(name, 64), 'hex') as hash, ${chainId}::int, name, 'waiting', 0,
          ${now.toISOString()}::timestamptz
        from mints where name ~ '^[0-9a-f]{64}[.]' order by hash, name
        on conflict do nothing
      )
      select block from mints`;
    // All blocks up to the last one that was read are done.
    const isWhole = mints.length < limit;
    const last = Math.max(...mints.map(({ block }) => Number(block)), Number(cursor?.after ?? -1));
    const done = isWhole ? Math.max(until, last) : last;
    await sql`update app.media_pin_cursor set block_number = ${done}::bigint where chain_id = ${chainId}::int`;
    return isWhole ? 'done' : 'more';
  });
}
