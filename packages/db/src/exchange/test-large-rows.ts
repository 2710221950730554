import { type SQL, sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const poolCount = literal(large.poolCount);

/** Pool 0 has a fifth of all events; the others share the rest unevenly. */
const pool = addressOf(
  'pool',
  sql`case when n % 5 = 0 then 0 else floor(${poolCount} * power((n::bigint * 7919 % 1000003) / 1000003.0::float8, 4))::integer end`,
);
/**
 * Account 0 sent a tenth of all events, none of them in pool 0. Account 1 sent a few, all of them early and
 * half of them in pool 0.
 */
const account = addressOf(
  'account',
  sql`case when n % 10 = 1 then 0 when n < 5000 and n % 500 in (0, 3) then 1 else n * 31 % 20000 + 2 end`,
);

/** Events `n` of a kind, two per block; `log` distinguishes kinds. */
function events(kind: 'swap' | 'mint' | 'burn', log: number): SQL {
  return sql`${eventColumnsOf(sql`(600001 + n / 2)`, sql`n % 2 * 10 + ${literal(log)}`, hashOf(kind, sql`n`))}, ${pool}, ${account}, '\\x05'::bytea`;
}

/**
 * Every pool has its own token beside one of the tokens 0, 1 and 2; one in five is funded, the others are dust.
 */
export const largeExchangeRows = [
  sql`insert into chain.token (chain_id, address, name, symbol, decimals, is_listed, created_block_number)
    select ${chainId}, ${addressOf('token', sql`n`)},
      case when n % 3 = 0 then 'Baby Inu ' || n when n % 100 = 1 then 'Dollar' else 'Token number ' || n end,
      case when n = 0 then 'WBNB' when n % 100 = 1 then 'USDT' when n % 100 = 7 then null else 'T' || n end,
      18, n < 3, n * 10 + 1
    from ${numbersBelow(large.poolCount + 3)} n`,
  sql`insert into chain.pair_created
    select ${eventColumnsOf(sql`n * 10 + 31`, sql`0`, hashOf('pool', sql`n`))},
      least(${addressOf('token', sql`n + 3`)}, ${addressOf('token', sql`n % 3`)}),
      greatest(${addressOf('token', sql`n + 3`)}, ${addressOf('token', sql`n % 3`)}), ${addressOf('pool', sql`n`)}
    from ${numbersBelow(large.poolCount)} n`,
  sql`insert into chain.pool (chain_id, address, token0, token1, created_block_number, created_at, reserve0, reserve1,
      reserve_block_number, total_supply, tvl_usd_e18, volume_24h_usd_e18, volume_7d_usd_e18, swap_count_24h, fee_apr_bps, place, snapshot_place, is_funded)
    select chain_id, pool, token0, token1, block_number, block_timestamp, 100000 + n, 200000, block_number, 1000,
      case when n % 5 < 2 then n * 7919 % 1000003 end,
      case when n % 5 = 0 then n * 31 % 10007 else 0 end, case when n % 5 = 0 then n * 37 % 100003 else 0 end,
      case when n % 5 = 0 then 3 else 0 end, case when n % 5 < 2 then n * 17 % 5003 end, n, n, n % 5 = 0
    from chain.pair_created, lateral (select ((block_number - 31) / 10)::bigint) s(n)`,
  sql`insert into chain.pool_label
    select p.chain_id, p.address, lower(t0.symbol || ' ' || t1.symbol),
      lower(concat_ws(' ', t0.symbol, t0.name) || e'\\n' || concat_ws(' ', t1.symbol, t1.name)), p.created_block_number
    from chain.pool p join chain.token t0 on t0.address = p.token0 join chain.token t1 on t1.address = p.token1`,
  sql`insert into chain.swap
    select ${events('swap', 5)}, '\\x06', 1000, 0, 0, 2000, 5 from ${numbersBelow(large.swapCount)} n`,
  sql`insert into chain.sync
    select chain_id, block_number, log_index - 1, block_hash, block_timestamp, tx_hash, pool, 100000 + block_number, 200000
    from chain.swap where block_number % 5 = 0`,
  sql`insert into chain.mint select ${events('mint', 3)}, 10, 20 from ${numbersBelow(100_000)} n`,
  sql`insert into chain.burn select ${events('burn', 2)}, '\\x06', 10, 20 from ${numbersBelow(100_000)} n`,
  sql`insert into chain.share_move
    select chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, pool, account, 'add',
      10, 10, 20, 10, 10, 20, 0, 0, 1, block_timestamp, true, 1000, 0 from chain.mint`,
  sql`insert into chain.share_move
    select chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, pool, account, 'remove',
      5, 5, 10, 5, 10, 20, 5, 10, 1, block_timestamp, true, 1000, 0 from chain.burn`,
  sql`insert into chain.shares_collected
    select chain_id, block_number, 20, block_hash, block_timestamp, tx_hash, pool, '\\x07', 1 from chain.burn where block_number % 10 = 0 and log_index = 2`,
];
