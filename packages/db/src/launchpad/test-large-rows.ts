import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const sales = numbersBelow(200);
const buyers = numbersBelow(40_000);
const other = sql`'\\x02'::bytea`;
const saleOf = addressOf('sale', sql`n`);
/** Buyer 0 joined each sale; all others joined one. */
const sale = addressOf('sale', sql`n % 200`);
const account = addressOf('buyer', sql`case when n < 200 then 0 else n end`);
const at = (log: number) => eventColumnsOf(sql`(100001 + n)`, literal(log), hashOf('sale move', sql`n`));

const terms = sql`n, 1, n, 'commit', false, ${other}, 6, ${other}, 18, ${other}, ${other}, null, null, 300000, 310000, 320000,
  330000, 3600, 1, 1000000, 1, 1000, 5, 1000000000000000000, 100, '{0}', '{10000}', 0, 0, 0, 0, 0, null`;

/** 200 sales with 200 buyers each; one of them joined all. */
export const largeLaunchpadRows = [
  sql`insert into chain.sale_created select ${at(40)}, ${saleOf}, ${terms}, null from ${sales} n`,
  sql`insert into chain.sale select ${chainId}, ${saleOf}, ${terms}, 'delivered', null, false, false, null, 0, 1000000000000,
    1000000, 320000, 40000, 200, 0, 0, 0, 0, 0, 0, 0, null, null, 100001 + n, 300000 from ${sales} n`,
  sql`insert into chain.sale_joined select ${at(41)}, ${sale}, ${account}, 200, 200, 1 from ${buyers} n`,
  sql`insert into chain.sale_buyer
    select ${chainId}, ${sale}, ${account}, 200, 1, 300003 + n * 3, false, 10, 1, 0, null, null, null from ${buyers} n`,
  sql`insert into chain.sale_levelled select ${at(42)}, ${saleOf}, 1000000000000, 1000000 from ${sales} n`,
  sql`insert into chain.sale_delivered select ${at(43)}, ${saleOf}, 320000, 1 from ${sales} n`,
  sql`insert into chain.sale_change_claimed select ${at(44)}, ${sale}, ${account}, 1 from ${buyers} n`,
  sql`insert into chain.sale_refunded select ${at(45)}, ${sale}, ${account}, 1, 1 from ${buyers} n where n % 4 = 0`,
  sql`insert into chain.sale_claimed select ${at(46)}, ${sale}, ${account}, 0, 10, ${account} from ${buyers} n`,
  sql`insert into chain.sale_self_claim_only_set
    select ${at(47)}, ${sale}, ${account}, true from ${numbersBelow(10_000)} n`,
  sql`insert into chain.sale_unsold_withdrawn select ${at(48)}, ${sale}, ${other}, 1 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.monthly_sale_ordered select ${at(49)}, ${other}, ${account}, n + 1, 1, 2, 1 from ${buyers} n`,
  sql`insert into chain.monthly_sale_order_withdrawn
    select ${at(50)}, ${other}, ${account}, n + 1, 1, 1 from ${buyers} n`,
];
