import type { Database } from '@tradewind/db/database';
import { stakePoolTable, stakeTable } from '@tradewind/db/stake-pool/tables';
import { computeReward } from '@tradewind/rules/stake-pool/reward';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import { type ModelPool, type ModelPools, sumPool } from './model-pool.ts';

type Rows = { pools: PoolRow[]; stakes: StakeRow[] };

/** The pools and stakes of a chain: as indexed, and as stored in its contracts. */
export type StakePoolRows = { indexed: Rows; held: Rows };

const { chainId: chainOfStake, ...stakeColumns } = getTableColumns(stakeTable);
const table = stakePoolTable;
/** All but the texts of tokens, which are compared with those of an index from scratch. */
const poolColumns = {
  address: table.address,
  number: table.number,
  depositToken: table.depositToken,
  earnToken: table.earnToken,
  minimumStake: table.minimumStake,
  cap: table.cap,
  totalLocked: table.totalLocked,
  reserved: table.reserved,
  openCount: table.openCount,
  durations: table.durations,
  aprsBps: table.aprsBps,
  feeVersion: table.feeVersion,
  dayLimits: table.dayLimits,
  feesBps: table.feesBps,
  lastMaturity: table.lastMaturity,
  createdBlockNumber: table.createdBlockNumber,
  createdAt: table.createdAt,
};

type PoolRow = Pick<typeof stakePoolTable.$inferSelect, keyof typeof poolColumns>;
type StakeRow = Pick<typeof stakeTable.$inferSelect, keyof typeof stakeColumns>;

export async function readStakePoolRows(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<StakePoolRows> {
  const pools = await orm
    .select(poolColumns)
    .from(table)
    .where(eq(table.chainId, chainId))
    .orderBy(asc(table.number));
  const stakes = await orm.select(stakeColumns).from(stakeTable).where(eq(chainOfStake, chainId));
  const held = blocks.at(-1)?.stakePools ?? [];
  return {
    indexed: { pools, stakes: stakes.toSorted(byKey) },
    held: { pools: held.map(toPoolRow), stakes: toStakeRows(held).toSorted(byKey) },
  };
}

function toPoolRow(pool: ModelPool): PoolRow {
  const {
    address,
    number,
    depositToken,
    earnToken,
    minimumStake,
    cap,
    periods,
    fees,
    lastMaturity,
    createdAt,
  } = pool;
  const rows = fees.at(-1) ?? [];
  return {
    address,
    number,
    depositToken,
    earnToken,
    minimumStake,
    cap,
    ...sumPool(pool),
    durations: periods.map(({ duration }) => Number(duration)),
    aprsBps: periods.map(({ aprBps }) => Number(aprBps)),
    feeVersion: fees.length - 1,
    dayLimits: rows.map(({ day }) => Number(day)),
    feesBps: rows.map(({ bps }) => Number(bps)),
    lastMaturity: lastMaturity === null ? null : Number(lastMaturity),
    createdBlockNumber: createdAt.blockNumber,
    createdAt: createdAt.time,
  };
}

function toStakeRows(pools: ModelPools): StakeRow[] {
  return pools.flatMap(({ address: pool, stakes }) =>
    stakes.map(({ account, id, amount, start, duration, aprBps, feeVersion, paid, paidUntil, state }) => ({
      pool,
      account,
      id,
      amount,
      feeVersion,
      paid,
      state,
      startedAt: Number(start),
      period: Number(duration),
      aprBps: Number(aprBps),
      reserved: computeReward(amount, aprBps, duration),
      paidUntil: Number(paidUntil),
    })),
  );
}

function byKey(a: StakeRow, b: typeof a): number {
  return toKey(a) < toKey(b) ? -1 : 1;
}

function toKey({ pool, account, id }: StakeRow): string {
  return `${pool} ${account} ${id.toString().padStart(6, '0')}`;
}
