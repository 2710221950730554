import type { Hex } from '@tradewind/db/column/hex-bytes';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import {
  nftLostTable,
  nftStakedTable,
  nftTokenTable,
  nftTransferTable,
  nftUnstakedTable,
} from '@tradewind/db/nft-stake/tables';
import type { EventTable } from '@tradewind/db/column/event-table';
import { type SQL, sql } from 'drizzle-orm';

export type TokenKey = { collection: Hex; tokenId: bigint };

/** Tokens that one statement computes. */
const tokensAtOnce = 1_000;

/**
 * Recomputes the touched tokens from their last events: the same forward and after an undo. What the staking contract
 * says comes first: a staked token is of the account that staked it, whatever its collection emits. Otherwise its last
 * transfer has the owner; its return, where the collection emitted none. A burned token, a lost one whose collection
 * emitted no transfer, and one without an event has no row.
 */
export async function refreshTokens(
  transaction: Transaction,
  chainId: number,
  touched: readonly TokenKey[],
): Promise<void> {
  const byKey = new Map(touched.map((key) => [`${key.collection} ${key.tokenId}`, key]));
  const keys = [...byKey.values()].map(({ collection, tokenId }) => ({
    collection: collection.slice(2),
    id: tokenId,
  }));
  for (let from = 0; from < keys.length; from += tokensAtOnce)
    await refreshSome(transaction, chainId, keys.slice(from, from + tokensAtOnce));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly object[],
): Promise<void> {
  const touched = sql`
    with touched as (
      select decode(k.collection, 'hex') as collection, k.id from ${recordsOf(keys, sql`k(collection text, id numeric)`)}
    )`;
  const isStaked = sql`(${isLater('staked', 'unstaked')} and ${isLater('staked', 'lost')})`;
  const last = (table: EventTable, columns: SQL) => sql`left join lateral (
      select e.block_number, e.log_index, e.block_timestamp, ${columns} from ${table} e
      where e.chain_id = ${chainId} and e.collection = t.collection and e.token_id = t.id
      order by e.block_number desc, e.log_index desc limit 1
    )`;
  await transaction.execute(sql`
    ${touched} delete from ${nftTokenTable} n using touched t
    where n.chain_id = ${chainId} and n.collection = t.collection and n.token_id = t.id`);
  await transaction.execute(sql`
    ${touched} insert into ${nftTokenTable} (chain_id, collection, token_id, owner, place, weight, active_at, since)
    select ${chainId}::integer, t.collection, t.id, at.owner, at.place, at.weight, at.active_at, at.since
    from touched t
    ${last(nftStakedTable, sql`e.account, e.weight, e.active_at`)} staked on true
    ${last(nftUnstakedTable, sql`e.account`)} unstaked on true
    ${last(nftLostTable, sql`e.account`)} lost on true
    ${last(nftTransferTable, sql`e.recipient as account`)} moved on true
    cross join lateral (
      select staked.account as owner, 'staked' as place, staked.weight, staked.active_at, staked.block_timestamp as since
      where ${isStaked}
      union all
      select case when ${isLater('moved', 'staked')} then moved.account else unstaked.account end, 'wallet', null, null,
        case when ${isLater('moved', 'staked')} then moved.block_timestamp else unstaked.block_timestamp end
      where not ${isStaked} and (${isLater('moved', 'staked')} or ${isLater('unstaked', 'lost')})
    ) at
    where at.owner <> decode(repeat('00', 20), 'hex')`);
}

/** Whether there is an event, and none of the other kind after it. */
function isLater(event: string, other: string): SQL {
  const [one, two] = [sql.identifier(event), sql.identifier(other)];
  return sql`(${one}.account is not null and (${two}.account is null
    or (${one}.block_number, ${one}.log_index) > (${two}.block_number, ${two}.log_index)))`;
}
