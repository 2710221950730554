import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const pools = numbersBelow(100);
const stakes = numbersBelow(40_000);
const other = sql`'\\x02'::bytea`;
const pool = addressOf('stake pool', sql`n % 100`);
const account = addressOf('staker', sql`n % 400`);
const atEntry = eventColumnsOf(sql`(100001 + n)`, sql`30`, hashOf('stake', sql`n`));
const later = eventColumnsOf(sql`(100101 + n)`, sql`31`, hashOf('stake', sql`n`));

/** A hundred pools; 400 accounts with a hundred stakes each, of which every other one left. */
export const largeStakePoolRows = [
  sql`insert into chain.stake_pool_created
    select ${eventColumnsOf(sql`(100000 + n)`, sql`29`, other)}, n, ${pool}, ${other}, ${other}, 1, 1000000, ${other}, ${other}
    from ${pools} n`,
  sql`insert into chain.stake_pool
    select ${chainId}, ${pool}, n, ${addressOf('token', sql`n`)}, 'TKN', 18, ${other}, 'TKN', 18, 1, 1000000, 200, 100, 200,
      '{86400}', '{1000}', 0, '{30}', '{100}', null, 100000 + n, 300000 from ${pools} n`,
  sql`insert into chain.stake_pool_staked
    select ${atEntry}, ${pool}, ${account}, n / 400, 1, 86400000, 1000, 0, 1 from ${stakes} n`,
  sql`insert into chain.stake
    select ${chainId}, ${pool}, ${account}, n / 400, 1, 300000 + n, 86400, 1000, 0, 1, 0, 300000,
      case when n % 2 = 0 then 'out' else 'open' end from ${stakes} n`,
  sql`insert into chain.stake_pool_harvested
    select ${later}, ${pool}, ${account}, n / 400, 1, false from ${stakes} n`,
  sql`insert into chain.stake_pool_unstaked
    select ${later}, ${pool}, ${account}, n / 400, 1, 0, 1, 0 from ${stakes} n where n % 2 = 0`,
  sql`insert into chain.stake_pool_credited
    select ${later}, ${pool}, ${account}, 1 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.stake_pool_pending_withdrawn
    select ${later}, ${pool}, ${account}, ${account}, 1 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.stake_pool_funded
    select ${later}, ${pool}, ${account}, 1 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.stake_pool_treasury_swept
    select ${later}, ${pool}, ${other}, 1 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.stake_pool_periods_set
    select ${eventColumnsOf(sql`(100000 + n)`, sql`27`, other)}, ${pool}, '{86400}', '{1000}' from ${pools} n`,
  sql`insert into chain.stake_pool_fees_set
    select ${eventColumnsOf(sql`(100000 + n)`, sql`28`, other)}, ${pool}, 0, '{30}', '{100}' from ${pools} n`,
];
