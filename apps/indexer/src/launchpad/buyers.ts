import type { Hex } from '@tradewind/db/column/hex-bytes';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import {
  changeClaimedTable,
  joinedTable,
  saleBuyerTable,
  saleRefundedTable,
  selfClaimOnlySetTable,
  tokensClaimedTable,
} from '@tradewind/db/launchpad/tables';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBlocks, type SignedBlocks } from './blocks.ts';

/** A buyer by its key. */
export type BuyerKey = { sale: Hex; account: Hex };

/** Buyers that one statement computes. */
const buyersAtOnce = 1_000;
/** Claim round of the stream. */
const stream = sql`1000`;

/**
 * Sets the values of buyers that their last events decide: the same forward and after an undo. A buyer without a
 * payment has no row. What the buyer was paid is added by `addPayments`.
 */
export async function refreshBuyers(
  transaction: Transaction,
  chainId: number,
  touched: readonly BuyerKey[],
): Promise<void> {
  const byKey = new Map(touched.map((key) => [`${key.sale} ${key.account}`, key]));
  const keys = [...byKey.values()].map(({ sale, account }) => ({
    sale: sale.slice(2),
    account: account.slice(2),
  }));
  for (let from = 0; from < keys.length; from += buyersAtOnce)
    await refreshSome(transaction, chainId, keys.slice(from, from + buyersAtOnce));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly object[],
): Promise<void> {
  const touched = sql`
    with touched as (
      select decode(k.sale, 'hex') as sale, decode(k.account, 'hex') as account
      from ${recordsOf(keys, sql`k(sale text, account text)`)}
    )`;
  const event = (table: PgTable, order: 'asc' | 'desc', condition = sql`true`) => {
    const direction = sql.raw(order);
    return sql`(
      select e.* from ${table} e
      where e.chain_id = ${chainId} and e.sale = t.sale and e.account = t.account and ${condition}
      order by e.block_number ${direction}, e.log_index ${direction} limit 1
    )`;
  };
  await transaction.execute(sql`
    ${touched} insert into ${saleBuyerTable} (chain_id, sale, account, committed, weight, joined_at, is_self_claim_only,
      stream_claimed_at, claimed, claimed_tranches, stream_claimed)
    select ${chainId}::integer, t.sale, t.account, joined.committed, joined.weight, first.block_timestamp,
      coalesce(self.is_self_claim_only, false), streamed.block_timestamp, 0, 0, 0
    from touched t
    cross join lateral ${event(joinedTable, 'desc')} joined
    cross join lateral ${event(joinedTable, 'asc')} first
    left join lateral ${event(selfClaimOnlySetTable, 'desc')} self on true
    left join lateral ${event(tokensClaimedTable, 'desc', sql`e.claim_round = ${stream}`)} streamed on true
    on conflict (chain_id, sale, account) do update set committed = excluded.committed, weight = excluded.weight,
      joined_at = excluded.joined_at, is_self_claim_only = excluded.is_self_claim_only,
      stream_claimed_at = excluded.stream_claimed_at`);
  await transaction.execute(sql`
    ${touched} delete from ${saleBuyerTable} b using touched t
    where b.chain_id = ${chainId} and b.sale = t.sale and b.account = t.account and not exists (
      select from ${joinedTable} e where e.chain_id = ${chainId} and e.sale = t.sale and e.account = t.account)`);
}

/**
 * Adds what the events of these blocks paid to buyers; a sign of -1 takes it away again before an undo. The payments
 * before are not read again, however many there are. A tranche, the change and a refund are paid once.
 */
export async function addPayments(
  transaction: Transaction,
  chainId: number,
  { sign, ...blocks }: SignedBlocks,
): Promise<void> {
  const of = (table: PgTable): SQL => inBlocks(table, chainId, blocks);
  const isTranche = sql`e.claim_round <> ${stream}`;
  const once = (column: string) => {
    const [own, paid] = [sql`b.${sql.identifier(column)}`, sql`p.${sql.identifier(column)}`];
    return sign === 1 ? sql`coalesce(${paid}, ${own})` : sql`case when ${paid} is null then ${own} end`;
  };
  const tranches = sign === 1 ? sql`b.claimed_tranches | p.tranches` : sql`b.claimed_tranches & ~p.tranches`;
  await transaction.execute(sql`
    with paid as (
      select e.sale, e.account, e.amount as claimed, case when ${isTranche} then 0 else e.amount end as streamed,
        case when ${isTranche} then 1 << e.claim_round else 0 end as tranche,
        null::numeric as change_paid, null::numeric as refund_paid from ${of(tokensClaimedTable)}
      union all select e.sale, e.account, 0, 0, 0, e.amount, null from ${of(changeClaimedTable)}
      union all select e.sale, e.account, 0, 0, 0, null, e.amount from ${of(saleRefundedTable)}
    ), payment as (
      select sale, account, sum(claimed) as claimed, sum(streamed) as streamed, bit_or(tranche) as tranches,
        max(change_paid) as change_paid, max(refund_paid) as refund_paid
      from paid group by sale, account
    )
    update ${saleBuyerTable} b set claimed = b.claimed + ${sign}::integer * p.claimed,
      stream_claimed = b.stream_claimed + ${sign}::integer * p.streamed, claimed_tranches = ${tranches},
      change_paid = ${once('change_paid')}, refund_paid = ${once('refund_paid')}
    from payment p where b.chain_id = ${chainId} and b.sale = p.sale and b.account = p.account`);
}

/** The buyers whose last payment, choice or claim may be above a block. */
export async function listBuyersAbove(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<BuyerKey[]> {
  const keys: BuyerKey[] = [];
  for (const table of [joinedTable, selfClaimOnlySetTable, tokensClaimedTable]) {
    const { sale, account } = table;
    const rows = await transaction
      .selectDistinct({ sale, account })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    keys.push(...rows);
  }
  return keys;
}
