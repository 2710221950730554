import type { Transaction } from '@tradewind/db/database';
import { acceptedOf } from '@tradewind/db/launchpad/accepted';
import {
  changeClaimedTable,
  joinedTable,
  saleBuyerTable,
  saleRefundedTable,
  saleTable,
  tokensClaimedTable,
  unsoldWithdrawnTable,
} from '@tradewind/db/launchpad/tables';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBlocks, type SignedBlocks } from './blocks.ts';

/** The sums of a sale; each is 0 before its first event. */
const sums = [
  'committed',
  'buyer_count',
  'change_paid',
  'refund_paid',
  'returned',
  'refund_count',
  'given_up',
  'claimed',
  'unsold_paid',
] as const;

/**
 * Adds to the sums of sales what the events of these blocks changed; a sign of -1 takes it away again before an undo.
 * The buyers and the levels exist: they have the purchase that a refund returned.
 */
export async function addSaleSums(
  transaction: Transaction,
  chainId: number,
  { sign, ...blocks }: SignedBlocks,
): Promise<void> {
  const of = (table: PgTable): SQL => inBlocks(table, chainId, blocks);
  const returned = sql`case when s.state = 'delivered' then ${acceptedOf(sql`b`, sql`s`)} else e.amount end`;
  const all = sql.join(
    [
      selectSums(
        { committed: sql`e.amount`, buyer_count: sql`(e.amount = e.committed)::integer` },
        of(joinedTable),
      ),
      selectSums({ change_paid: sql`e.amount` }, of(changeClaimedTable)),
      selectSums(
        { refund_paid: sql`e.amount`, refund_count: sql`1`, given_up: sql`e.tokens`, returned },
        sql`(select * from ${of(saleRefundedTable)}) e
          join ${saleTable} s on s.chain_id = e.chain_id and s.address = e.sale
          join ${saleBuyerTable} b on b.chain_id = e.chain_id and b.sale = e.sale and b.account = e.account`,
      ),
      selectSums({ claimed: sql`e.amount` }, of(tokensClaimedTable)),
      selectSums({ unsold_paid: sql`e.amount` }, of(unsoldWithdrawnTable)),
    ],
    sql` union all `,
  );
  const totals = sums.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`);
  const changes = sums.map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = s.${column} + ${sign}::integer * change.${column}`;
  });
  await transaction.execute(sql`
    with change as (select sale, ${sql.join(totals, sql`, `)} from (${all}) moved group by sale)
    update ${saleTable} s set ${sql.join(changes, sql`, `)}
    from change where s.chain_id = ${chainId} and s.address = change.sale`);
}

/** Rows with all sums, of which an event changes some. */
function selectSums(changed: Partial<Record<(typeof sums)[number], SQL>>, from: SQL): SQL {
  const columns = sums.map((name) => sql`${changed[name] ?? sql`0`} as ${sql.identifier(name)}`);
  return sql`select e.sale, ${sql.join(columns, sql`, `)} from ${from}`;
}
