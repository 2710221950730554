import { sql } from 'drizzle-orm';
import { artistTable } from '../artist/tables.ts';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { artworkReviewTable, artworkTextTable } from './app-tables.ts';
import type { ArtworkOrderRow } from './list-artwork-order.query.ts';
import { artworkTable, askTable, marketTable } from './tables.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 2_000;

/**
 * Passes what places each work of a chain, some rows at a time, as one block has it. Whole tables are joined, which takes
 * half the time of a search by key for each work.
 */
export async function readArtworkOrder(
  database: Pick<Database, 'checkOut'>,
  { chainId }: { chainId: number },
  onRows: (rows: readonly ArtworkOrderRow[]) => void,
): Promise<void> {
  await transact(
    database,
    async (_transaction, run) => {
      // Texts are sorted by the names of their files; and all rows are read.
      await run`select set_config('work_mem', '64MB', true), set_config('enable_nestloop', 'off', true),
        set_config('cursor_tuple_fraction', '1', true)`;
      await run`declare artwork_order no scroll cursor for ${selectAll(chainId)}`;
      for (;;) {
        const rows = await run<SentRow>`fetch ${sql.raw(String(rowsAtOnce))} from artwork_order`;
        if (rows.length === 0) return;
        onRows(rows.map(toOrderRow));
      }
    },
    'isolation level repeatable read read only',
  );
}

/** A price is text. */
type SentRow = Omit<ArtworkOrderRow, 'price'> & { collection: Hex; price: string | null };

const toOrderRow = (row: SentRow): ArtworkOrderRow => ({
  ...row,
  price: row.price === null ? null : BigInt(row.price),
});

/** The same columns as `listArtworkOrder`. */
const selectAll = (chainId: number) => sql`
  select '0x' || encode(w.collection, 'hex') as collection, w.token_id::float8 as "tokenId", w.place,
    coalesce(a.opened_at, w.minted_at, w.since)::float8 as time, w.file_name as "fileName", m.number as "marketNumber",
    a.price::text as price, coalesce(own.id, draft.id)::float8 as "textId",
    case when own.id is null then draft.channel else own.channel end as channel,
    artist.id::float8 as "artistId", review.status as review
  from ${artworkTable} w
  left join ${marketTable} m on m.chain_id = w.chain_id and m.collection = w.collection
  left join ${askTable} a
    on a.chain_id = w.chain_id and a.market = m.address and a.token_id = w.token_id and a.state = 'open'
  left join (
    select distinct on (collection, token_id) collection, token_id, id, channel from ${artworkTextTable}
    where chain_id = ${chainId} and token_id is not null order by collection, token_id, id desc
  ) own on own.collection = w.collection and own.token_id = w.token_id
  left join (
    select distinct on (account, file_name) account, file_name, id, channel from ${artworkTextTable}
    where chain_id = ${chainId} and token_id is null order by account, file_name, id desc
  ) draft on draft.account = w.creator and draft.file_name = w.file_name
  left join (
    select distinct on (account) account, id from ${artistTable}
    where sole_chain_id is null or sole_chain_id = ${chainId} order by account, sole_chain_id nulls last
  ) artist on artist.account = w.creator
  left join (
    select distinct on (collection, token_id) collection, token_id, status from ${artworkReviewTable}
    where chain_id = ${chainId} order by collection, token_id, id desc
  ) review on review.collection = w.collection and review.token_id = w.token_id
  where w.chain_id = ${chainId}`;
