import { sql } from 'drizzle-orm';
import { addressOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);

/** As many notices as are kept, and intents that are almost all final. */
export const largeRelayRows = [
  sql`insert into relay.outbox (chain_id, kind, payload)
    select ${chainId}, case n % 10 when 0 then 'transaction.noticed' else 'area.changed' end, '{}' from ${numbersBelow(10_000)} n`,
  sql`insert into relay.intent (chain_id, intent_key, recipient, data, value, state, sender, nonce, tx_hash, block_number, succeeded)
    select ${chainId}, 'area:claim:' || n, '\\x01', '\\x02', 0, 'final', ${addressOf('account', sql`0`)}, n, ${hashOf('swap', sql`n`)}, n, true
    from ${numbersBelow(50_000)} n`,
  sql`insert into relay.intent (chain_id, intent_key, recipient, data, value, state)
    select ${chainId}, 'queued:' || n, '\\x01', '\\x02', 0, 'queued' from ${numbersBelow(20)} n`,
  sql`insert into relay.broadcast
    select ${chainId}, tx_hash, intent_key, nonce, '\\x03', 1, 1, now() from relay.intent where nonce is not null`,
];
