import { sql } from 'drizzle-orm';
import { addressOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

/** Most reports belong to a thousand accounts; almost all are closed. */
export const largeTransactionRows = [
  sql`insert into app.reported_transaction (chain_id, tx_hash, kind, owner, claim, state, reported_at, next_check_at)
    select ${literal(large.chainId)}, ${hashOf('swap', sql`n`)}, case n % 3 when 0 then 'swap' when 1 then 'add_liquidity' else 'entry' end,
      ${addressOf('account', sql`n % 1000`)}, '{}', case when n % 2000 = 0 then 'pending' else 'confirmed' end,
      now() - n * interval '1 minute', case when n % 2000 = 0 then now() end
    from ${numbersBelow(100_000)} n`,
  sql`insert into app.idempotency_key (owner, key, fingerprint, answer, created_at)
    select ${addressOf('account', sql`n % 1000`)}, 'key' || n, '\\x01', '{}', now() - n * interval '1 second'
    from ${numbersBelow(50_000)} n`,
];
