import { sql } from 'drizzle-orm';
import { addressOf, numbersBelow } from '../test/large.ts';

/** A channel, and 10,000 profiles, of which the last half mint nothing. */
export const largeArtistRows = [
  sql`insert into app.channel (id, name) values (1, 'Art')`,
  sql`insert into app.artist (account, sole_chain_id, name, description, link, avatar, banner, created_at, updated_at)
    select ${addressOf('artist', sql`n`)}, null, 'Artist ' || n, 'text', 'https://example.org', 'avatar', null, now(), now()
    from ${numbersBelow(10_000)} n`,
];
