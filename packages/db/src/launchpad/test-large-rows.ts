import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const sales = numbersBelow(200);
const buyers = numbersBelow(40_000);
/** The last 100 of them have no sale. */
const projects = numbersBelow(200);
const other = sql`'\\x02'::bytea`;
const saleOf = addressOf('sale', sql`n`);
/** Buyer 0 joined 60 sales; all others joined one. */
const sale = addressOf('sale', sql`n % 200`);
const account = addressOf('buyer', sql`case when n < 60 then 0 else n end`);
const at = (log: number) => eventColumnsOf(sql`(100001 + n)`, literal(log), hashOf('sale move', sql`n`));

/** Two rounds of 100 projects. */
const terms = sql`n, 1 + n % 100, 1 + n / 100, 'commit', false, ${other}, 6, ${other}, 18, ${other}, ${other}, null, null, 300000 + 10 * n, 310000 + 10 * n, 320000,
  330000, 3600, 1, 1000000, 1, 1000, 5, 1000000000000000000, 100, '{0}', '{10000}', 0, 0, 0, 0, 0, null`;

/** Older sales without a buyer. */
const olderSales = sql`generate_series(200, 29999)`;
const stateOf = sql`case when n % 400 = 0 then 'open' when n % 400 = 1 then 'levelled' else 'delivered' end`;

/** 200 sales with 200 buyers each, one of whom joined 60; and their projects. Few of the older sales are not over. */
export const largeLaunchpadRows = [
  sql`insert into chain.sale_created select ${at(40)}, ${saleOf}, ${terms}, null from ${sales} n`,
  sql`insert into chain.sale select ${chainId}, ${saleOf}, ${terms}, 'delivered', null, false, false, null, 0, 1000000000000,
    1000000, 320000, 40000, 200, 0, 0, 0, 0, 0, 0, 0, null, null, 100001 + n, 300000 from ${sales} n`,
  sql`insert into chain.sale select ${chainId}, ${saleOf}, ${terms}, ${stateOf}, null, false, false, null, 0, null, null, null,
    n % 800, 0, 0, 0, 0, 0, 0, 0, 0, null, null, 100001 + n, 300000 from ${olderSales} n`,
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
  sql`insert into chain.monthly_sale select ${chainId}, ${other}, 40000, 40000, 80000, 40000, 40000`,
  sql`insert into app.project select 1 + n, 'P' || n, 'Project ' || n, 'U', 'text', null, null, null, null, null, null,
    'bep', null, null, true, false, true, 'published', 1000 + n from ${projects} n`,
  sql`insert into app.project_round
    select 1 + n, 1 + round, 'Round', ${chainId} from ${projects} n, ${numbersBelow(2)} round`,
  sql`insert into app.disclaimer
    select ${addressOf('buyer', sql`n`)}, 1 + n % 200, true, 84, 'VN', 1, now() from ${numbersBelow(10_000)} n`,
  sql`insert into app.kyc select ${addressOf('buyer', sql`n`)}, true, 'test', now() from ${numbersBelow(10_000)} n`,
  sql`insert into app.sale_list_file select ${hashOf('list', sql`n`)}, 5000000, decode(repeat('00', 2400000), 'hex') from ${numbersBelow(3)} n`,
  sql`insert into app.sale_list (hash, root, chain_id, project, round, pay_decimals, entry_count, nodes)
    select ${hashOf('list', sql`n`)}, ${hashOf('root', sql`n`)}, ${chainId}, 1, 1, 6, 100000, decode(repeat('00', 6400000), 'hex')
    from ${numbersBelow(3)} n`,
  sql`insert into app.sale_list_entry select 1 + n % 3, ${account}, n / 3, 1000, 1 from ${buyers} n where n = 0 or n >= 200`,
];
