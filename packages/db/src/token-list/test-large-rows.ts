import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const token = addressOf('token', sql`n % 3`);

/** Account 0 sent a tenth of 500,000 transfers, account 1 ten of them; 20,000 accounts share all others. */
export const largeTokenListRows = [
  sql`insert into chain.token_transfer
    select ${eventColumnsOf(sql`(600001 + n)`, sql`7`, hashOf('transfer', sql`n`))},
      ${addressOf('account', sql`case when n % 10 = 1 then 0 when n < 5000 and n % 500 = 0 then 1 else n * 31 % 20000 + 2 end`)},
      n % 2 = 0, ${token}, ${addressOf('account', sql`n % 997`)}, n + 1
    from ${numbersBelow(500_000)} n`,
  sql`insert into chain.transfer_cover select ${literal(large.chainId)}, ${token}, 1 from ${numbersBelow(3)} n`,
];
