import type { Database } from '@tradewind/db/database';
import { stakePoolTable, stakeTable } from '@tradewind/db/stake-pool/tables';
import { computeReward } from '@tradewind/rules/stake-pool/reward';
import { asc, eq } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import { type ModelPool, type ModelPools, sumPool } from './model-pool.ts';

type Rows = { pools: object[]; stakes: object[] };

/** The pools and stakes of a chain: as indexed, and as stored in its contracts. */
export type StakePoolRows = { indexed: Rows; held: Rows };

export async function readStakePoolRows(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<StakePoolRows> {
  const pools = await orm
    .select()
    .from(stakePoolTable)
    .where(eq(stakePoolTable.chainId, chainId))
    .orderBy(asc(stakePoolTable.number));
  const stakes = await orm.select().from(stakeTable).where(eq(stakeTable.chainId, chainId));
  const held = blocks.at(-1)?.stakePools ?? [];
  return {
    indexed: { pools: pools.map(withoutTexts), stakes: stakes.map(withoutChain).toSorted(byKey) },
    held: { pools: held.map(toPoolRow), stakes: toStakeRows(held).toSorted(byKey) },
  };
}

type PoolRow = typeof stakePoolTable.$inferSelect;
type StakeRow = typeof stakeTable.$inferSelect;

/** The texts of tokens are compared with those of an index from scratch. */
function withoutTexts(
  row: PoolRow,
): Omit<PoolRow, 'chainId' | `${'deposit' | 'earn'}${'Symbol' | 'Decimals'}`> {
  const { chainId, depositSymbol, depositDecimals, earnSymbol, earnDecimals, ...rest } = row;
  return rest;
}

function withoutChain({ chainId, ...row }: StakeRow): Omit<StakeRow, 'chainId'> {
  return row;
}

function toPoolRow(pool: ModelPool): ReturnType<typeof withoutTexts> {
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
    ...{ address, number, depositToken, earnToken, minimumStake, cap, ...sumPool(pool) },
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

function toStakeRows(pools: ModelPools): ReturnType<typeof withoutChain>[] {
  return pools.flatMap(({ address: pool, stakes }) =>
    stakes.map(({ account, id, amount, start, duration, aprBps, feeVersion, paid, paidUntil, state }) => ({
      ...{ pool, account, id, amount, feeVersion, paid, state },
      startedAt: Number(start),
      period: Number(duration),
      aprBps: Number(aprBps),
      reserved: computeReward(amount, aprBps, duration),
      paidUntil: Number(paidUntil),
    })),
  );
}

function byKey(a: Omit<StakeRow, 'chainId'>, b: typeof a): number {
  return toKey(a) < toKey(b) ? -1 : 1;
}

function toKey({ pool, account, id }: Omit<StakeRow, 'chainId'>): string {
  return `${pool} ${account} ${id.toString().padStart(6, '0')}`;
}
