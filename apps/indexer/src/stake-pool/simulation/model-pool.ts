import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeEarning, computeReserve, computeReward } from '@tradewind/rules/stake-pool/reward';
import { computeMaturity } from '@tradewind/rules/stake-pool/stake';
import { computeUnstakeFee, type FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';

/** A stake as its contract holds it, and after it is closed what became of it. */
export type ModelStake = {
  account: Hex;
  id: number;
  amount: bigint;
  start: bigint;
  duration: bigint;
  aprBps: bigint;
  paidUntil: bigint;
  feeVersion: number;
  paid: bigint;
  state: 'open' | 'out' | 'matured';
};

export type ModelPool = {
  address: Hex;
  number: number;
  depositToken: Hex;
  earnToken: Hex;
  minimumStake: bigint;
  cap: bigint;
  periods: Period[];
  /** Tables of fees by number; the last one is of the next stake. */
  fees: FeeRow[][];
  longest: bigint;
  lastMaturity: bigint | null;
  stakes: ModelStake[];
  credits: Map<Hex, bigint>;
  createdAt: { blockNumber: number; time: number };
};

/** The pools of a factory, by number. */
export type ModelPools = ModelPool[];

/** The sums of a pool by its stakes and credits. */
export function sumPool({ stakes, credits }: Pick<ModelPool, 'stakes' | 'credits'>) {
  const open = stakes.filter(({ state }) => state === 'open');
  const credited = [...credits.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    totalLocked: open.reduce((sum, { amount }) => sum + amount, 0n),
    reserved: open.reduce((sum, stake) => sum + computeReserve(stake), credited),
    openCount: open.length,
  };
}

/** Enters a stake, and has its whole reward. */
export function enter(
  pool: ModelPool,
  stake: Pick<ModelStake, 'account' | 'amount'>,
  period: Period,
  time: bigint,
) {
  const id = pool.stakes.filter(({ account }) => account === stake.account).length;
  const feeVersion = pool.fees.length - 1;
  const entered: ModelStake = {
    ...stake,
    ...period,
    id,
    start: time,
    paidUntil: time,
    feeVersion,
    paid: 0n,
    state: 'open',
  };
  pool.stakes.push(entered);
  return { ...entered, reserved: computeReward(stake.amount, period.aprBps, period.duration) };
}

/** Closes a stake, and has what its exit says. */
export function exit(pool: ModelPool, stake: ModelStake, time: bigint) {
  const fee = computeUnstakeFee(stake, pool.fees[stake.feeVersion] ?? [], time);
  const reserve = computeReserve(stake);
  const reward = pay(stake, time);
  stake.state = time >= computeMaturity(stake) ? 'matured' : 'out';
  return { fee, reward, freed: reserve - reward };
}

/** Pays the due reward; a stake at its end is closed. Undefined where the contract changes nothing. */
export function harvest(stake: ModelStake, time: bigint): { reward: bigint; isClosed: boolean } | undefined {
  const isClosed = time >= computeMaturity(stake);
  if (!isClosed && computeEarning(stake, time) === 0n) return undefined;
  const reward = pay(stake, time);
  if (isClosed) stake.state = 'matured';
  return { reward, isClosed };
}

function pay(stake: ModelStake, time: bigint): bigint {
  const reward = computeEarning(stake, time);
  stake.paid += reward;
  stake.paidUntil = time;
  return reward;
}
