import { sql } from 'drizzle-orm';
import { addressOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);

/** A week of collections of two areas, of which 20 are undecided and 20 sent. */
export const largeCollectRows = [
  sql`insert into relay.collect_request (chain_id, area, kind, account, item, state, intent_key, requested_at, changed_at)
    select ${chainId}, case n % 2 when 0 then 'one' else 'two' end, 'kind', ${addressOf('player', sql`n / 100`)}, n, 'done',
      'one:collect:' || n / 20, now() - interval '1 day', now() - interval '1 day'
    from ${numbersBelow(20_000)} n`,
  sql`insert into relay.collect_request (chain_id, area, kind, account, item, state, intent_key)
    select ${chainId}, 'one', 'kind', ${addressOf('player', sql`n`)}, 20000 + n, case when n < 20 then 'requested' else 'sent' end,
      case when n >= 20 then 'waiting' end from ${numbersBelow(40)} n`,
];
