import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import type { StakePoolRow } from '@tradewind/db/stake-pool/list-stake-pools.query';
import { computeCapacity, type Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { toTokenLogoUrl } from '@tradewind/schema/media/logo-url';
import type { WireDepositPrice, WireStakePool } from '@tradewind/schema/stake-pool/pool';
import { toWholeNumberOrNull } from '../http/to-whole-number.ts';
import type { FreeRewards } from './free-rewards-reader.ts';

const secondsPerDay = 86_400;

/** What the answer needs beside the row. */
export type StakePoolFacts = {
  checkpoint: Pick<Checkpoint, 'blockNumber' | 'blockTimestamp'>;
  freeRewards: FreeRewards;
  stablecoins: readonly string[];
};

export function toWireStakePool(row: StakePoolRow, facts: StakePoolFacts): WireStakePool {
  const { blockNumber } = facts.checkpoint;
  const aprs = listAprs(row, facts.freeRewards);
  // The specification has one rate a pool: the largest.
  const best = aprs.toSorted((a, b) => b.apr - a.apr)[0];
  return {
    id: row.number,
    name: toName(row),
    lockDay: Math.floor((best?.period ?? 0) / secondsPerDay),
    apr: best?.apr ?? 0,
    depositPrice: toWholeNumberOrNull(row.price?.priceUsdE18),
    depositSymbol: row.depositSymbol,
    earnSymbol: row.earnSymbol,
    logoUrl: toTokenLogoUrl('', { chainId: row.chainId, address: row.earnToken }),
    isFinish: row.lastMaturity !== null,
    poolContract: row.address,
    tokenContract: row.depositToken,
    poolAprs: aprs,
    poolFees: row.dayLimits.map((unstakeDay, index) => ({ unstakeDay, fee: toPercent(row.feesBps[index]) })),
    earnContract: row.earnToken,
    depositDecimals: row.depositDecimals,
    earnDecimals: row.earnDecimals,
    price: toWirePrice(row, facts),
    totalLocked: row.totalLocked.toString(),
    totalLockedUsdE18: toText(findLockedUsdE18(row)),
    openStakeCount: row.openCount,
    cap: row.cap.toString(),
    minimumStake: row.minimumStake.toString(),
    reserved: row.reserved.toString(),
    freeRewards: facts.freeRewards.state === 'known' ? facts.freeRewards.amount.toString() : null,
    freeRewardsState: facts.freeRewards.state,
    capacity: findLargest(aprs.map(({ capacity }) => capacity)),
    feeVersion: row.feeVersion,
    blockNumber,
  };
}

/** The worth of the locked principal, rounded down; undefined without a price or decimals, unless nothing is locked. */
function findLockedUsdE18({ totalLocked, price, depositDecimals }: StakePoolRow): bigint | undefined {
  if (totalLocked === 0n) return 0n;
  const priceUsdE18 = price?.priceUsdE18 ?? null;
  if (priceUsdE18 === null || depositDecimals === null) return undefined;
  return (totalLocked * priceUsdE18) / 10n ** BigInt(depositDecimals);
}

/** Σ locked × price; undefined while the worth of one pool is unknown. */
export function findTotalLockedUsdE18(rows: readonly StakePoolRow[]): bigint | undefined {
  const values = rows.map(findLockedUsdE18);
  return values.reduce<bigint | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
    0n,
  );
}

function listAprs(row: StakePoolRow, freeRewards: FreeRewards): WireStakePool['poolAprs'] {
  return row.durations.map((period, index) => {
    const aprBps = row.aprsBps[index] ?? 0;
    const capacity = findCapacity(row, freeRewards, { duration: BigInt(period), aprBps: BigInt(aprBps) });
    return { period, apr: toPercent(aprBps), capacity: toText(capacity) };
  });
}

/** A finished pool takes no stake, whatever is free; one whose earn token reverts takes none either. */
function findCapacity(
  { totalLocked, cap, minimumStake, lastMaturity }: StakePoolRow,
  freeRewards: FreeRewards,
  period: Period,
): bigint | undefined {
  if (lastMaturity !== null || freeRewards.state === 'reverting') return 0n;
  if (freeRewards.state === 'unreachable') return undefined;
  const limits = { totalLocked, cap, minimumStake, freeRewards: freeRewards.amount, isFinished: false };
  return computeCapacity(limits, period);
}

function findLargest(capacities: readonly (string | null)[]): string | null {
  const known = capacities.flatMap((capacity) => (capacity === null ? [] : BigInt(capacity)));
  if (known.length < capacities.length) return null;
  return known.reduce((largest, each) => (each > largest ? each : largest), 0n).toString();
}

function toWirePrice(
  { price, depositToken }: StakePoolRow,
  { checkpoint, stablecoins }: StakePoolFacts,
): WireDepositPrice | null {
  if (price === null || price.priceUsdE18 === null) return null;
  const { priceUsdE18, valuedAt } = price;
  return {
    usdE18: priceUsdE18.toString(),
    source: stablecoins.includes(depositToken) ? 'stablecoin' : 'pools',
    valuedAt,
    ageSeconds: valuedAt === null ? null : Math.max(0, checkpoint.blockTimestamp - valuedAt),
  };
}

/** The contract has no name: its tokens name it. */
function toName({ depositToken, depositSymbol, earnToken, earnSymbol }: StakePoolRow): string {
  const deposit = depositSymbol ?? toShort(depositToken);
  return depositToken === earnToken ? deposit : `${deposit} – ${earnSymbol ?? toShort(earnToken)}`;
}

const toShort = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

const toPercent = (bps = 0): number => bps / 100;

const toText = (value: bigint | undefined): string | null => value?.toString() ?? null;
