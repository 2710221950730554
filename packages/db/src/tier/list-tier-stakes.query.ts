import { type SQL, sql } from 'drizzle-orm';
import { type Hex, toBytes } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { headerTable } from '../indexing/tables.ts';
import { nftLostTable, nftStakedTable, nftUnstakedTable } from '../nft-stake/tables.ts';
import { poolCreatedTable, stakedTable, unstakedTable } from '../stake-pool/tables.ts';

/** What tiers of a chain follow from; amounts are raw units of the platform token. */
export type TierTerms = {
  chainId: number;
  platformToken: Hex;
  /** Raw units from which an account has a tier. */
  tierUnit: bigint;
  /** The steps of the boost by staked NFTs, the lowest first. */
  steps: readonly { weight: bigint; boostBps: bigint }[];
};

/** All accounts with a tier at a block; `lines` has one each, by account: `address,raw stake,boost in basis points`. */
export type TierStakes = { blockNumber: number; blockHash: Hex; accounts: number; lines: string };

/** More accounts than this are cut off; a list has at most 100,000. */
export const mostTierAccounts = 100_001;

type Row = { number: string; hash: Buffer; accounts: string; lines: string };

/**
 * Stakes and boosts at the last block that is final: the lowest of the kept headers. By events alone, each with its
 * block, so a later stake or exit that is indexed already does not count. Equal to `ITierView` at this block. Undefined
 * before the first block of the index.
 */
export async function listTierStakes(
  { sql: run }: Pick<Database, 'sql'>,
  { chainId, platformToken, tierUnit, steps }: TierTerms,
): Promise<TierStakes | undefined> {
  const stepTexts = JSON.stringify(steps.map(({ weight, boostBps }) => [String(weight), String(boostBps)]));
  const [row] = await run<Row>`
    with final as (
      select block_number, block_hash, block_timestamp from ${headerTable}
      where chain_id = ${chainId} order by block_number limit 1
    ), step as (
      select (step->>0)::numeric as weight, (step->>1)::numeric as boost
      from jsonb_array_elements(${stepTexts}::text::jsonb) as step
    ), stake as (${selectStakes(chainId, platformToken)}), nft as (${selectWeights(chainId)}), boosted as (
      select account, staked,
        coalesce((select max(boost) from step where step.weight <= nft.weight), 0) as boost
      from stake left join nft using (account)
    ), reached as (
      select account, staked, boost from boosted
      where staked * (10000 + boost) >= ${tierUnit}::numeric * 10000
      order by account limit ${mostTierAccounts}
    )
    select final.block_number as number, final.block_hash as hash,
      (select count(*) from reached) as accounts,
      (select coalesce(string_agg(
        '0x' || encode(account, 'hex') || ',' || staked || ',' || boost, e'\n' order by account
      ), '') from reached) as lines
    from final`;
  if (row === undefined) return undefined;
  const { number, hash, accounts, lines } = row;
  const blockHash: Hex = `0x${hash.toString('hex')}`;
  return { blockNumber: Number(number), blockHash, accounts: Number(accounts), lines };
}

/**
 * A stake counts before its end. Until then only an exit closes it, never a harvest; and a pool that is no longer live
 * has none before its end.
 */
function selectStakes(chainId: number, platformToken: Hex): SQL {
  const token = toBytes(platformToken);
  return sql`
    select s.account, sum(s.amount) as staked
    from final
    join ${poolCreatedTable} p on p.chain_id = ${chainId} and p.deposit_token = ${token}
    join ${stakedTable} s on s.chain_id = ${chainId} and s.pool = p.pool
    where s.block_number <= final.block_number and s.block_timestamp + s.period > final.block_timestamp
      and not exists (
        select from ${unstakedTable} u
        where u.chain_id = s.chain_id and u.pool = s.pool and u.account = s.account and u.id = s.id
          and u.block_number <= final.block_number
      )
    group by s.account`;
}

/** An NFT counts from `active_at` on, until it is returned or lost. */
function selectWeights(chainId: number): SQL {
  return sql`
    select n.account, sum(n.weight) as weight
    from final
    join ${nftStakedTable} n on n.chain_id = ${chainId}
    where n.block_number <= final.block_number and n.active_at <= final.block_timestamp
      and ${hasNoEnd(nftUnstakedTable)} and ${hasNoEnd(nftLostTable)}
    group by n.account`;
}

const hasNoEnd = (table: typeof nftUnstakedTable | typeof nftLostTable): SQL => sql`not exists (
  select from ${table} e
  where e.chain_id = n.chain_id and e.collection = n.collection and e.token_id = n.token_id
    and (e.block_number, e.log_index) > (n.block_number, n.log_index) and e.block_number <= final.block_number
)`;
