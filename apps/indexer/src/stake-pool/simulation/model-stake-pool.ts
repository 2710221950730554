import { stakePoolEvents } from '@tradewind/abi/stake-pool/stake-pool.events';
import { stakePoolFactoryEvents } from '@tradewind/abi/stake-pool/stake-pool-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import type { StakePoolSources } from '../sources.ts';
import { enter, exit, harvest, type ModelPool, type ModelPools } from './model-pool.ts';

/** The deployment of a model chain. */
export const modelStakePoolSources: Omit<StakePoolSources, 'chainId'> = { factory: `0x${'ad'.repeat(20)}` };

const stranger: Hex = `0x${'96'.repeat(20)}`;
const owner: Hex = `0x${'ae'.repeat(20)}`;
const stakers = [1, 2, 3].map((digit): Hex => `0x${`e${digit}`.repeat(20)}`);
/** Of every kind of answer, as the tokens of pairs. */
const tokens = [1, 2, 4, 5, 6, 7].map((digit): Hex => `0x${`f${digit}`.repeat(20)}`);
const mostPools = 4;

type Time = { blockNumber: number; time: number };
type PoolAct = { random: Random; pool: ModelPool; time: bigint };

/** Events of a transaction of the factory or of a pool, and the same events by other contracts. */
export function createStakePoolTransaction(
  random: Random,
  { factory }: Omit<StakePoolSources, 'chainId'>,
  { pools, at }: { pools: ModelPools; at: Time },
): ModelLog[] {
  if (random.chance(0.08)) return createNoise(random, at);
  if (pools.length === 0 || (pools.length < mostPools && random.chance(0.1)))
    return createPool(random, { factory, pools, at });
  const pool = random.pick(pools);
  return pickAct(random)({ random, pool, time: BigInt(at.time) });
}

/** Pools of another factory, and stakes in them: none of ours. */
function createNoise(random: Random, at: Time): ModelLog[] {
  const pools: ModelPools = [];
  const created = createPool(random, { factory: stranger, pools, at });
  const entered = pools.flatMap((pool) => stake({ random, pool, time: BigInt(at.time) }));
  return [...created, ...entered];
}

type Create = { factory: Hex; pools: ModelPools; at: Time };

/** The constructor's events are before that of the factory. */
function createPool(random: Random, { factory, pools, at }: Create): ModelLog[] {
  const address: Hex = `0x${random
    .between(1, 2 ** 47)
    .toString(16)
    .padStart(40, 'c')}`;
  const depositToken = random.pick(tokens);
  const pool: ModelPool = {
    address,
    number: pools.length,
    depositToken,
    earnToken: random.chance(0.4) ? depositToken : random.pick(tokens),
    minimumStake: 1n,
    cap: 2n ** 96n - 1n,
    periods: [],
    fees: [],
    longest: 0n,
    lastMaturity: null,
    stakes: [],
    credits: new Map(),
    createdAt: at,
  };
  pools.push(pool);
  const { minimumStake, cap, earnToken } = pool;
  const act = { random, pool, time: BigInt(at.time) };
  const topics = [
    stakePoolFactoryEvents.poolCreated.selector,
    toNumberWord(BigInt(pool.number)),
    toWord(address),
  ];
  const accounts = [BigInt(owner), BigInt(owner)];
  const data = join([BigInt(depositToken), BigInt(earnToken), minimumStake, cap, ...accounts]);
  return [...setPeriods(act), ...setFees(act), { address: factory, topics, data }];
}

function pickAct(random: Random): (act: PoolAct) => ModelLog[] {
  const dice = random.next();
  if (dice < 0.4) return stake;
  if (dice < 0.55) return unstake;
  if (dice < 0.8) return harvestAll;
  return random.pick([setPeriods, setFees, finish, withdrawCredit, withdrawCredit, moveRewards, moveRewards]);
}

function stake({ random, pool, time }: PoolAct): ModelLog[] {
  if (pool.lastMaturity !== null) return [];
  const [account, amount, period] = [random.pick(stakers), pickAmount(random), random.pick(pool.periods)];
  const { id, aprBps, duration, feeVersion, reserved } = enter(pool, { account, amount }, period, time);
  const data = join([amount, duration, aprBps, BigInt(feeVersion), reserved]);
  return [toStakeLog(pool, 'staked', { account, id }, data)];
}

/** `unstake` or `leave` of some open stakes of an account. */
function unstake({ random, pool, time }: PoolAct): ModelLog[] {
  const account = random.pick(stakers);
  const open = listOpen(pool, account).filter(() => random.chance(0.5));
  let rewards = 0n;
  const logs = open.map((each) => {
    const { fee, reward, freed } = exit(pool, each, time);
    rewards += reward;
    return toStakeLog(pool, 'unstaked', each, join([each.amount, fee, reward, freed]));
  });
  return [...logs, ...credit(random, pool, { account, amount: rewards })];
}

function harvestAll({ random, pool, time }: PoolAct): ModelLog[] {
  const account = random.pick(stakers);
  let rewards = 0n;
  const logs = listOpen(pool, account).flatMap((each) => {
    const paid = harvest(each, time);
    if (paid === undefined) return [];
    rewards += paid.reward;
    return toStakeLog(pool, 'harvested', each, join([paid.reward, paid.isClosed ? 1n : 0n]));
  });
  return [...logs, ...credit(random, pool, { account, amount: rewards })];
}

/** Every third payment is refused. */
function credit(random: Random, pool: ModelPool, to: { account: Hex; amount: bigint }): ModelLog[] {
  if (to.amount === 0n || !random.chance(0.35)) return [];
  pool.credits.set(to.account, (pool.credits.get(to.account) ?? 0n) + to.amount);
  return [toAccountLog(pool, 'credited', to.account, [to.amount])];
}

function withdrawCredit({ random, pool }: PoolAct): ModelLog[] {
  const credited = [...pool.credits].filter(([, amount]) => amount > 0n);
  if (credited.length === 0) return [];
  const [account, amount] = random.pick(credited);
  pool.credits.set(account, 0n);
  return [toAccountLog(pool, 'pendingWithdrawn', account, [BigInt(owner), amount])];
}

/** A token that confirms everything lets anybody fund any amount. */
function moveRewards({ random, pool }: PoolAct): ModelLog[] {
  const name = random.pick(['funded', 'withdrawn', 'treasurySwept'] as const);
  return [toAccountLog(pool, name, owner, [random.chance(0.2) ? 2n ** 256n - 1n : pickAmount(random)])];
}

function setPeriods({ random, pool }: PoolAct): ModelLog[] {
  // Short, so that stakes reach their ends.
  const durations = [60n, 600n, 3_600n].filter(() => random.chance(0.6));
  pool.periods = (durations.length > 0 ? durations : [126_227_704n]).map((duration) => ({
    duration,
    aprBps: BigInt(random.between(1, 2 ** 24 - 1)),
  }));
  for (const { duration } of pool.periods) if (duration > pool.longest) pool.longest = duration;
  const lists = [pool.periods.map(({ duration }) => duration), pool.periods.map(({ aprBps }) => aprBps)];
  return [{ address: pool.address, topics: [stakePoolEvents.periodsSet.selector], data: joinLists(lists) }];
}

function setFees({ random, pool }: PoolAct): ModelLog[] {
  const days = [1n, 7n, 65_535n].filter(() => random.chance(0.5));
  const rows = days.map((day) => ({ day, bps: BigInt(random.between(0, 1_000)) }));
  pool.fees.push(rows);
  const topics = [stakePoolEvents.feesSet.selector, toNumberWord(BigInt(pool.fees.length - 1))];
  const data = joinLists([rows.map(({ day }) => day), rows.map(({ bps }) => bps)]);
  return [{ address: pool.address, topics, data }];
}

/** Rarely: a finished pool takes no stakes. */
function finish({ random, pool, time }: PoolAct): ModelLog[] {
  if (pool.lastMaturity !== null || !random.chance(0.3)) return [];
  pool.lastMaturity = time + pool.longest;
  const topics = [stakePoolEvents.finished.selector];
  return [{ address: pool.address, topics, data: join([pool.lastMaturity]) }];
}

function listOpen({ stakes }: ModelPool, account: Hex) {
  return stakes.filter((each) => each.account === account && each.state === 'open');
}

type StakeEvent = 'staked' | 'unstaked' | 'harvested';
type AccountEvent = 'credited' | 'pendingWithdrawn' | 'funded' | 'withdrawn' | 'treasurySwept';

function toStakeLog(
  { address }: ModelPool,
  name: StakeEvent,
  of: { account: Hex; id: number },
  data: Hex,
): ModelLog {
  const topics = [stakePoolEvents[name].selector, toWord(of.account), toNumberWord(BigInt(of.id))];
  return { address, topics, data };
}

function toAccountLog({ address }: ModelPool, name: AccountEvent, account: Hex, data: bigint[]): ModelLog {
  return { address, topics: [stakePoolEvents[name].selector, toWord(account)], data: join(data) };
}

/** Lists of numbers as the data of a log: their offsets, then each with its length. */
function joinLists(lists: readonly (readonly bigint[])[]): Hex {
  let offset = 32 * lists.length;
  const offsets = lists.map((list) => {
    const start = offset;
    offset += 32 * (list.length + 1);
    return BigInt(start);
  });
  return join([...offsets, ...lists.flatMap((list) => [BigInt(list.length), ...list])]);
}
