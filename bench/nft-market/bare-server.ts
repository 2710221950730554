import { createDatabase } from '@tradewind/db/database';
import { serveBare } from '../frame/serve-bare.ts';
import { pageSize, pageStep } from './page.ts';

const { sql } = createDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 5 });
const [works] = await sql<{ count: number }>`select count(*)::int as count from chain.nft_artwork`;
const count = works?.count ?? 0;

/** Reads works by their keys with the API's driver: the columns of work, listing, texts and artist, as they are. */
const readWorks = (ids: readonly number[]) => sql`
  select work.*, ask.*, text.*, artist.*
  from chain.nft_artwork work
  left join chain.nft_ask ask on ask.chain_id = work.chain_id and ask.token_id = work.token_id and ask.state = 'open'
    and ask.market = (select address from chain.nft_market)
  left join app.artwork_text text on text.id = work.token_id
  left join app.artist on artist.account = work.creator
  where work.chain_id = 31337 and work.collection = (select collection from chain.nft_market)
    and work.token_id in ${ids}`;

serveBare({
  row: (id) => readWorks([Number(id)]),
  rows: (first) =>
    readWorks(Array.from({ length: pageSize }, (_, place) => ((first + place * pageStep) % count) + 1)),
});
