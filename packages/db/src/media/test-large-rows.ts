import { sql } from 'drizzle-orm';
import { addressOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const file = hashOf('file', sql`n`);

/** Files of a thousand accounts; one of them, the first, sends all day. */
export const largeMediaRows = [
  sql`insert into app.media_file
    select ${file}, 'png', 100000, 640, 480, 1, null, substr(${file} || ${file}, 1, 48),
      array[n::bigint::bit(64), (n * 7)::bigint::bit(64)], now() - n * interval '1 minute',
      case when n % 50 <> 49 then 'bafy ' || n end
    from ${numbersBelow(10_000)} n`,
  sql`insert into app.media_derived
    select ${file}, width, sha256(${file} || convert_to(width, 'UTF8'))
    from ${numbersBelow(10_000)} n, unnest('{96,320,640,1280}'::text[]) as width`,
  // A third of all files begin with the same leaf, as films of one maker may.
  sql`insert into app.media_leaf
    select ${file}, place, case when place = 0 and n % 3 = 0 then ${hashOf('shared leaf', sql`0`)}
      else ${hashOf('leaf', sql`n + place * 100000`)} end
    from ${numbersBelow(10_000)} n, generate_series(0, 1) place where n % 50 <> 49`,
  sql`insert into app.media_pin
    select ${file}, ${chainId}, 'a.png', case when n % 200 = 0 then 'removed' else 'pinned' end, 'id ' || n, null, 0,
      now() + (n - 40) * interval '1 minute'
    from ${numbersBelow(10_000)} n`,
  sql`insert into app.media_upload
    select md5('upload ' || n)::uuid, ${addressOf('account', sql`n % 1000`)}, null, now() - n * interval '1 minute', 100000,
      ${file}, '{"name":"a work"}'
    from ${numbersBelow(10_000)} n`,
  sql`insert into app.media_unnamed select ${file}, now() from ${numbersBelow(10_000)} n where n % 4 = 0`,
  sql`insert into app.media_takedown select ${hashOf('file', sql`n * 100`)}, 'a copy', now() from ${numbersBelow(50)} n`,
];
