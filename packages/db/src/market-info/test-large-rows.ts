import { sql } from 'drizzle-orm';
import { addressOf, large, literal, numbersBelow } from '../test/large.ts';

/** Two fifths of the tokens have a price; the first hundred pools have candles, pool 0 most. */
export const largeMarketInfoRows = [
  sql`insert into chain.token_price
    select chain_id, address, 1000 from chain.token where (created_block_number - 1) % 50 < 20`,
  sql`insert into chain.market_total values (${literal(large.chainId)}, 1000, 20000, 1000, 30000)`,
  sql`insert into chain.pool_candle
    select ${literal(large.chainId)}, ${addressOf('pool', sql`p`)}, seconds, n * seconds, 1, 2, 1, 2, 10, 20, 30, 4
    from (values (300, 20000), (3600, 1500), (86400, 60)) i(seconds, most), ${numbersBelow(100)} p,
      generate_series(1, most / (p + 1)) n`,
];
