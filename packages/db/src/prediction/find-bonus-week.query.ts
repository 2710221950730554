import { sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { bonusClaimedTable, weekExpiredTable, weekPublishedTable, weekVetoedTable } from './tables.ts';

/** A week's published bonuses; amounts in wei, `activeAt` in chain seconds. */
export type BonusWeekRow = {
  root: Hex;
  datasetHash: Hex;
  total: bigint;
  activeAt: number;
  isExpired: boolean;
  /** The paid bonuses. Kind 0 winners, 1 volume. */
  claims: { kind: number; rank: number; txHash: Hex }[];
};

/** The bonuses of a week as last published; undefined before, and once they were vetoed. */
export async function findBonusWeek(
  { orm }: Database,
  { chainId, week }: { chainId: number; week: number },
): Promise<BonusWeekRow | undefined> {
  const [published] = await orm
    .select({
      root: weekPublishedTable.root,
      datasetHash: weekPublishedTable.datasetHash,
      total: weekPublishedTable.total,
      activeAt: weekPublishedTable.activeAt,
      isExpired: sql<boolean>`exists (
        select from ${weekExpiredTable} e where e.chain_id = ${chainId} and e.week = ${week})`,
    })
    .from(weekPublishedTable)
    .where(
      sql`${weekPublishedTable.chainId} = ${chainId} and ${weekPublishedTable.week} = ${week} and not exists (
        select from ${weekVetoedTable} v where v.chain_id = ${chainId} and v.week = ${week}
          and (v.block_number, v.log_index) > (${weekPublishedTable.blockNumber}, ${weekPublishedTable.logIndex}))`,
    )
    .orderBy(sql`${weekPublishedTable.blockNumber} desc, ${weekPublishedTable.logIndex} desc`)
    .limit(1);
  if (published === undefined) return undefined;
  const { kind, rank, txHash } = bonusClaimedTable;
  const claims = await orm
    .select({ kind, rank, txHash })
    .from(bonusClaimedTable)
    .where(sql`${bonusClaimedTable.chainId} = ${chainId} and ${bonusClaimedTable.week} = ${week}`);
  return { ...published, claims };
}
