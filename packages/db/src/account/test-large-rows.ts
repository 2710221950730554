import { sql } from 'drizzle-orm';
import { addressOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const day = sql`interval '1 day'`;

/** Twenty sessions each of a thousand accounts; few sessions and nonces are expired. */
export const largeAccountRows = [
  sql`insert into app.session
    select md5('session ' || n)::uuid, ${hashOf('session', sql`n`)}, ${addressOf('account', sql`n % 1000`)},
      ${literal(large.chainId)}, 'browser', 'http://localhost', now() - ${day}, now(), now() + ${day} - n * interval '4.33 second', 'key'
    from ${numbersBelow(20_000)} n`,
  sql`insert into app.sign_in_nonce
    select 'nonce' || n, '\\x01', now() + ${day} - n * interval '4.33 second' from ${numbersBelow(20_000)} n`,
];
