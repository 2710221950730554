import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { createDatabase } from '@tradewind/db/database';
import { chainId } from '../frame/servers.ts';

/** A word of a third of all names. */
export const commonWord = 'harbour';
export const artistCount = 1_000;
export const channelCount = 4;

const startedAt = 1_800_000_000;

/**
 * Writes works of the artists' collection as indexer, routes and media process do: each with its mint, file, texts and
 * a decision, two of five listed.
 */
export async function seedWorks(databaseUrl: string, count: number): Promise<void> {
  const { sql, close } = createDatabase(databaseUrl, { maxConnections: 1 });
  const art = toBytes(findNftMarketDeployment(chainId)?.art);
  const [market, zero] = [Buffer.alloc(20, 7), Buffer.alloc(20)];
  await sql`insert into chain.checkpoint values
    (${chainId}, decode(repeat('ab', 32), 'hex'), decode(repeat('11', 32), 'hex'), 10, decode(repeat('88', 32), 'hex'), ${startedAt})`;
  await sql`insert into chain.nft_market
    values (${chainId}, ${market}, 0, ${art}, 250, 250, 0, false, ${count}, 0, 0, 0, 0, 0, 0, 1, ${startedAt})`;
  await sql`insert into app.channel (id, name) select n, 'Channel ' || n from generate_series(1, ${channelCount}) n`;
  await sql`insert into app.artist (account, name, description, link, avatar, created_at, updated_at)
    select decode(lpad(to_hex(n), 40, '0'), 'hex'), 'Artist ' || n, repeat('Paints what the sea leaves. ', 4),
      'https://artist.example', 'avatar', now(), now() from generate_series(1, ${artistCount}) n`;
  await sql`create temporary table work as
    select n as id, decode(lpad(to_hex(n % ${artistCount} + 1), 40, '0'), 'hex') as artist,
      sha256(int4send(n)) as hash, encode(sha256(int4send(n)), 'hex') || (array['.png', '.gif', '.mp4', '.jpg'])[n % 4 + 1] as file,
      n % 5 < 2 as is_listed, ${startedAt} - n as at
    from generate_series(1, ${count}) n`;
  await sql`insert into chain.nft_minted
    select ${chainId}, 1, id, hash, at, hash, ${art}, id, artist, artist, file, 500 from work`;
  await sql`insert into chain.nft_artwork
    select ${chainId}, ${art}, id, artist, case when is_listed then 'market' else 'wallet' end, at, 0, artist, file, 500, at from work`;
  await sql`insert into chain.nft_ask
    select ${chainId}, ${market}, id, 1, artist, 'fixed', (id * 7919::numeric % 100003 + 1) * 1e15, 250, 0, at + 5, 'open', 0, null
    from work where is_listed`;
  await sql`insert into app.media_file (hash, kind, bytes, width, height, frames, placeholder, at)
    select hash, 'png', 1000, 1200, 900, 1, decode(repeat('5a', 48), 'hex'), now() from work`;
  await sql`insert into app.artwork_text (at, chain_id, account, file_name, name, description, channel)
    select now(), ${chainId}, artist, file, case when id % 3 = 0 then ${commonWord}::text else 'study' end || ' of light ' || id,
      repeat('A text of the usual length. ', 8), id % ${channelCount} + 1 from work`;
  await sql`insert into app.artwork_review (at, chain_id, collection, token_id, status, account, session, reason, text_id)
    select now(), ${chainId}, ${art}, id, 'reviewed', ${zero}::bytea, gen_random_uuid(), '', id from work`;
  // As the database does by itself within a minute: the first reader would write to all pages.
  await sql`vacuum analyze`;
  await close();
}

function toBytes(address: string | undefined): Buffer {
  if (address === undefined) throw new Error('The chain of the benches has no market.');
  return Buffer.from(address.slice(2), 'hex');
}
