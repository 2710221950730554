import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { computeFee, computePayout } from '@tradewind/rules/prediction/payout';
import { type Outcome, outcomes } from '@tradewind/rules/prediction/round';
import { selectors } from '../prediction/events.ts';
import { findBoundaryPrice, maxDelaySeconds, type ModelFeed } from './model-feed.ts';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from './model-log.ts';
import type { Random } from './random.ts';

type Position = { amount: bigint; isUp: boolean; claimed?: bigint };
type Round = { outcome: Outcome; fee: bigint; positions: Map<Hex, Position> };
/** `price` is undefined where it was proven that there is none. */
type Boundary = { price: bigint | undefined; oracleRound: bigint };

/** What the prediction contracts of a branch hold after a block. */
export type ModelMarket = {
  rounds: Map<number, Round>;
  boundaries: Map<number, Boundary>;
  credits: Map<Hex, bigint>;
  isPaused: boolean;
  feed: ModelFeed;
};

export type MarketAct = { random: Random; market: ModelMarket; address: Hex; time: number };

/** Ten rounds before the first block of a model chain. */
export const modelGenesis = 1_800_000_000 - 3_000;

const { market: events } = selectors;
const players = [1, 2, 3, 4, 5].map((digit): Hex => `0x${`e${digit}`.repeat(20)}`);
const owner: Hex = `0x${'ee'.repeat(20)}`;

export function createModelMarket(): ModelMarket {
  return {
    rounds: new Map(),
    boundaries: new Map(),
    credits: new Map(),
    isPaused: false,
    feed: { pins: [], answers: new Map() },
  };
}

/** One of the contract's functions with what it emits; nothing where it would revert. */
export function actOnMarket(act: MarketAct): ModelLog[] {
  const { random } = act;
  return random.pick([enter, enter, enter, resolve, resolve, claim, claim, withdraw, withdraw, change])(act);
}

/** Of several accounts at once, as they share a block. */
function enter(act: MarketAct): ModelLog[] {
  const joining = players.filter(() => act.random.chance(0.5));
  return act.market.isPaused ? [] : joining.flatMap((account) => enterAs(account, act));
}

function enterAs(account: Hex, { random, market, address, time }: MarketAct): ModelLog[] {
  const epoch = computeOpenEpoch(modelGenesis, time);
  const round = market.rounds.get(epoch) ?? { outcome: 'pending', fee: 0n, positions: new Map() };
  if (round.positions.has(account)) return [];
  const position = { amount: pickAmount(random), isUp: random.chance(0.5) };
  market.rounds.set(epoch, round);
  round.positions.set(account, position);
  const { totalUp, totalDown } = sumStakes(round);
  const topics = [events.entered, toNumberWord(BigInt(epoch)), toWord(account)];
  const data = join([BigInt(position.isUp), position.amount, totalUp, totalDown]);
  return [{ address, topics, data }];
}

/** Stakes of a round by side. */
export function sumStakes({ positions }: Pick<Round, 'positions'>): { totalUp: bigint; totalDown: bigint } {
  const sum = (isUp: boolean) =>
    [...positions.values()].reduce((total, each) => total + (each.isUp === isUp ? each.amount : 0n), 0n);
  return { totalUp: sum(true), totalDown: sum(false) };
}

/** Boundaries that hold rounds up, as a keeper does, and now and then another. */
function resolve(act: MarketAct): ModelLog[] {
  const { random, market, time } = act;
  const last = computeOpenEpoch(modelGenesis, time) - 1;
  const awaited = [...market.rounds].flatMap(([epoch, { outcome }]) =>
    outcome === 'pending' ? [epoch, epoch + 1] : [],
  );
  const chosen = awaited.filter((boundary) => boundary <= last && random.chance(0.7));
  return [...chosen, Math.max(0, last - random.between(0, 9))].flatMap((each) => resolveOne(each, act));
}

function resolveOne(boundary: number, { market, address, time }: MarketAct): ModelLog[] {
  const moment = computeLockTime(modelGenesis, boundary);
  if (time <= moment || market.boundaries.has(boundary)) return [];
  const found = findBoundaryPrice(market.feed, moment);
  if (found === undefined && time <= moment + maxDelaySeconds) return [];
  const { price, oracleRound } = found ?? { price: undefined, oracleRound: 0n };
  market.boundaries.set(boundary, { price, oracleRound });
  const topics = [events.boundaryResolved, toNumberWord(BigInt(boundary))];
  const data = join([BigInt(found !== undefined), price ?? 0n, oracleRound]);
  const settled = [boundary - 1, boundary].flatMap((epoch) => settle(market, address, epoch));
  return [{ address, topics, data }, ...settled];
}

function settle(market: ModelMarket, address: Hex, epoch: number): ModelLog[] {
  const round = market.rounds.get(epoch);
  const [lock, close] = [market.boundaries.get(epoch), market.boundaries.get(epoch + 1)];
  if (round === undefined || lock === undefined || close === undefined) return [];
  const { totalUp, totalDown } = sumStakes(round);
  round.outcome = toOutcome({ totalUp, totalDown }, lock.price, close.price);
  if (round.outcome === 'up') round.fee = computeFee(totalDown);
  if (round.outcome === 'down') round.fee = computeFee(totalUp);
  const topics = [events.roundSettled, toNumberWord(BigInt(epoch))];
  return [{ address, topics, data: join([BigInt(outcomes.indexOf(round.outcome)), round.fee]) }];
}

function toOutcome(
  { totalUp, totalDown }: { totalUp: bigint; totalDown: bigint },
  lockPrice: bigint | undefined,
  closePrice: bigint | undefined,
): Outcome {
  if (lockPrice === undefined || closePrice === undefined) return 'void';
  if (totalUp === 0n || totalDown === 0n) return 'one-sided';
  if (lockPrice === closePrice) return 'tie';
  return closePrice > lockPrice ? 'up' : 'down';
}

function claim({ random, market, address }: MarketAct): ModelLog[] {
  const account = random.pick(players);
  const claimable = [...market.rounds].flatMap(([epoch, round]) => {
    const position = round.positions.get(account);
    if (position === undefined || position.claimed !== undefined) return [];
    const amount = computePayout(position, sumStakes(round), round.outcome);
    return amount > 0n ? { epoch, position, amount } : [];
  });
  if (claimable.length === 0) return [];
  const { epoch, position, amount } = random.pick(claimable);
  position.claimed = amount;
  const topics = [events.claimed, toNumberWord(BigInt(epoch)), toWord(account)];
  const claimed = { address, topics, data: join([amount, BigInt(account), BigInt(owner)]) };
  if (random.chance(0.7)) return [claimed];
  market.credits.set(account, (market.credits.get(account) ?? 0n) + amount);
  return [claimed, { address, topics: [events.credited, toWord(account)], data: join([amount]) }];
}

function withdraw({ random, market, address }: MarketAct): ModelLog[] {
  const credited = [...market.credits].filter(([, amount]) => amount > 0n);
  if (credited.length === 0) return [];
  const [account, amount] = random.pick(credited);
  market.credits.set(account, 0n);
  const topics = [events.pendingWithdrawn, toWord(account)];
  return [{ address, topics, data: join([BigInt(owner), amount]) }];
}

function change({ random, market, address }: MarketAct): ModelLog[] {
  const dice = random.next();
  if (dice < 0.4) {
    const topics = [events.selfClaimOnlySet, toWord(random.pick(players))];
    return [{ address, topics, data: join([BigInt(random.chance(0.5))]) }];
  }
  if (dice < 0.6) {
    const data = join([pickAmount(random)]);
    return [{ address, topics: [events.treasurySwept, toWord(owner)], data }];
  }
  market.isPaused = random.chance(0.3);
  return [{ address, topics: [events.entriesPaused], data: join([BigInt(market.isPaused)]) }];
}
