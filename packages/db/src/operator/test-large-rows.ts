import { sql } from 'drizzle-orm';
import { addressOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

export const largeOperatorRows = [
  sql`insert into app.operator (account, roles) select ${addressOf('operator', sql`n`)}, '{pool}' from ${numbersBelow(20)} n`,
  sql`insert into app.operator_action (account, session, chain_id, kind, target, fields, tx_hash)
    select ${addressOf('operator', sql`n % 20`)}, md5('session ' || n)::uuid, ${literal(large.chainId)}, 'pool_fund',
      ${addressOf('pool', sql`n % 100`)}, '{"amount":"1"}', ${hashOf('action', sql`n`)}
    from ${numbersBelow(10_000)} n`,
];
