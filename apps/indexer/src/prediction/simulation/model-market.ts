import { predictionMarketEvents } from '@tradewind/abi/prediction/prediction-market.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeLockTime, computeOpenEpoch, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { computeFee, computePayout } from '@tradewind/rules/prediction/payout';
import {
  type Boundary as Proof,
  computeOutcome,
  type Outcome,
  outcomes,
} from '@tradewind/rules/prediction/round';
import { findBoundaryPrice, maxDelaySeconds, type ModelFeed } from './model-feed.ts';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

type Position = { amount: bigint; isUp: boolean; claimed?: bigint };
type Switch = { fromEpoch: number; isPaused: boolean };
type Round = { outcome: Outcome; fee: bigint; positions: Map<Hex, Position> };
/** `price` is undefined where the boundary is proven to have none. */
type Boundary = { price: bigint | undefined; oracleRound: bigint };

/** State of the prediction contracts of a branch after a block. */
export type ModelMarket = {
  rounds: Map<number, Round>;
  boundaries: Map<number, Boundary>;
  credits: Map<Hex, bigint>;
  /** Switches by the guardian, oldest first. */
  switches: Switch[];
  feed: ModelFeed;
};

export type MarketAct = { random: Random; market: ModelMarket; address: Hex; time: number };

/** Chain seconds of the first block of a model chain: a new week begins soon after. */
export const modelStart = computeWeekStart(2_976) - 3_000;
/** Ten rounds before the first block of a model chain. */
export const modelGenesis = modelStart - 3_000;

const players = [1, 2, 3, 4, 5].map((digit): Hex => `0x${`e${digit}`.repeat(20)}`);
const owner: Hex = `0x${'ee'.repeat(20)}`;

export function createModelMarket(): ModelMarket {
  return {
    rounds: new Map(),
    boundaries: new Map(),
    credits: new Map(),
    switches: [],
    feed: { pins: [], answers: new Map() },
  };
}

/** One function of the contract with its events; none where it would revert. */
export function actOnMarket(act: MarketAct): ModelLog[] {
  const { random } = act;
  return random.pick([enter, enter, enter, resolve, resolve, claim, claim, withdraw, withdraw, change])(act);
}

/** Entries of several accounts in one block. */
function enter(act: MarketAct): ModelLog[] {
  const joining = players.filter(() => act.random.chance(0.5));
  return isPaused(act) ? [] : joining.flatMap((account) => enterAs(account, act));
}

function isPaused({ market, time }: MarketAct): boolean {
  const epoch = computeOpenEpoch(modelGenesis, time);
  return market.switches.findLast(({ fromEpoch }) => fromEpoch <= epoch)?.isPaused ?? false;
}

function enterAs(account: Hex, { random, market, address, time }: MarketAct): ModelLog[] {
  const epoch = computeOpenEpoch(modelGenesis, time);
  const round = market.rounds.get(epoch) ?? { outcome: 'pending', fee: 0n, positions: new Map() };
  if (round.positions.has(account)) return [];
  const position = { amount: pickAmount(random), isUp: random.chance(0.5) };
  market.rounds.set(epoch, round);
  round.positions.set(account, position);
  const { totalUp, totalDown } = sumStakes(round);
  const topics = [predictionMarketEvents.entered.selector, toNumberWord(BigInt(epoch)), toWord(account)];
  const data = join([BigInt(position.isUp), position.amount, totalUp, totalDown]);
  return [{ address, topics, data }];
}

/** Stakes of a round by side. */
export function sumStakes({ positions }: Pick<Round, 'positions'>): { totalUp: bigint; totalDown: bigint } {
  const sum = (isUp: boolean) =>
    [...positions.values()].reduce((total, each) => total + (each.isUp === isUp ? each.amount : 0n), 0n);
  return { totalUp: sum(true), totalDown: sum(false) };
}

/** Resolves boundaries that block rounds, as a keeper does, and sometimes another one. */
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
  const topics = [predictionMarketEvents.boundaryResolved.selector, toNumberWord(BigInt(boundary))];
  const data = join([BigInt(found !== undefined), price ?? 0n, oracleRound]);
  const settled = [boundary - 1, boundary].flatMap((epoch) => settle(market, address, epoch));
  return [{ address, topics, data }, ...settled];
}

function settle(market: ModelMarket, address: Hex, epoch: number): ModelLog[] {
  const round = market.rounds.get(epoch);
  if (round === undefined || round.outcome !== 'pending') return [];
  const { totalUp, totalDown } = sumStakes(round);
  const lock = toProof(market.boundaries.get(epoch));
  const close = toProof(market.boundaries.get(epoch + 1));
  round.outcome = computeOutcome({ totalUp, totalDown }, lock, close);
  if (round.outcome === 'pending') return [];
  if (round.outcome === 'up') round.fee = computeFee(totalDown);
  if (round.outcome === 'down') round.fee = computeFee(totalUp);
  const topics = [predictionMarketEvents.roundSettled.selector, toNumberWord(BigInt(epoch))];
  return [{ address, topics, data: join([BigInt(outcomes.indexOf(round.outcome)), round.fee]) }];
}

function toProof(boundary: Boundary | undefined): Proof {
  if (boundary === undefined) return { state: 'unresolved' };
  const { price } = boundary;
  return price === undefined ? { state: 'void' } : { state: 'priced', price };
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
  const topics = [predictionMarketEvents.claimed.selector, toNumberWord(BigInt(epoch)), toWord(account)];
  const claimed = { address, topics, data: join([amount, BigInt(account), BigInt(owner)]) };
  // Every other payment is refused, so that credits and their withdrawals are as common as other events.
  if (random.chance(0.5)) return [claimed];
  market.credits.set(account, (market.credits.get(account) ?? 0n) + amount);
  return [
    claimed,
    { address, topics: [predictionMarketEvents.credited.selector, toWord(account)], data: join([amount]) },
  ];
}

function withdraw({ random, market, address }: MarketAct): ModelLog[] {
  const credited = [...market.credits].filter(([, amount]) => amount > 0n);
  if (credited.length === 0) return [];
  const [account, amount] = random.pick(credited);
  market.credits.set(account, 0n);
  const topics = [predictionMarketEvents.pendingWithdrawn.selector, toWord(account)];
  return [{ address, topics, data: join([BigInt(owner), amount]) }];
}

function change({ random, market, address, time }: MarketAct): ModelLog[] {
  const dice = random.next();
  if (dice < 0.4) {
    const topics = [predictionMarketEvents.selfClaimOnlySet.selector, toWord(random.pick(players))];
    return [{ address, topics, data: join([BigInt(random.chance(0.5))]) }];
  }
  if (dice < 0.6) {
    const data = join([pickAmount(random)]);
    return [{ address, topics: [predictionMarketEvents.treasurySwept.selector, toWord(owner)], data }];
  }
  const fromEpoch = computeOpenEpoch(modelGenesis, time) + 1;
  const isToPause = random.chance(0.3);
  market.switches.push({ fromEpoch, isPaused: isToPause });
  const topics = [predictionMarketEvents.entriesPaused.selector, toNumberWord(BigInt(fromEpoch))];
  return [{ address, topics, data: join([BigInt(isToPause)]) }];
}
