import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const collection = addressOf('collection', sql`n % 3`);
/** Account 0 owns a tenth of all tokens and account 1 a thousandth; 5,000 accounts share all others. */
const owner = addressOf(
  'collector',
  sql`case when n % 10 = 1 then 0 when n % 1000 = 0 then 1 else n * 31 % 5000 + 2 end`,
);
/** A third of the tokens of account 1 and of the others, and 50 of those of account 0. */
const isStaked = sql`case when n % 10 = 1 then n < 500 else n % 3 = 0 end`;
const zero = sql`decode(repeat('00', 20), 'hex')`;

/** 200,000 tokens of three collections, each minted by one transfer. */
export const largeNftStakeRows = [
  sql`insert into chain.nft_transfer
    select ${eventColumnsOf(sql`(100001 + n)`, sql`30`, hashOf('mint', sql`n`))}, ${collection}, n, ${zero}, ${owner}
    from ${numbersBelow(200_000)} n`,
  sql`insert into chain.nft_staked
    select ${eventColumnsOf(sql`(300001 + n)`, sql`31`, hashOf('nft-stake', sql`n`))}, ${owner}, ${collection}, n, 10, 0
    from ${numbersBelow(200_000)} n where ${isStaked}`,
  sql`insert into chain.nft_unstaked
    select ${eventColumnsOf(sql`(200001 + n)`, sql`32`, hashOf('nft-unstake', sql`n`))}, ${owner}, ${collection}, n
    from ${numbersBelow(20_000)} n`,
  sql`insert into chain.nft_lost
    select ${eventColumnsOf(sql`(250001 + n)`, sql`35`, hashOf('nft-lost', sql`n`))}, ${owner}, ${collection}, n
    from ${numbersBelow(20_000)} n`,
  sql`insert into chain.nft_token
    select ${literal(large.chainId)}, ${collection}, n, ${owner}, case when ${isStaked} then 'staked' else 'wallet' end,
      case when ${isStaked} then 10 end, case when ${isStaked} then 0 end, 1
    from ${numbersBelow(200_000)} n`,
  sql`insert into chain.nft_collection_allowed
    select ${eventColumnsOf(sql`(100001 + n)`, sql`33`, sql`'\\x02'::bytea`)}, ${collection}, 10, '\\x00'
    from ${numbersBelow(6)} n`,
  sql`insert into chain.nft_collection_removed
    select ${eventColumnsOf(sql`(100010 + n)`, sql`34`, sql`'\\x02'::bytea`)}, ${collection} from ${numbersBelow(2)} n`,
];
