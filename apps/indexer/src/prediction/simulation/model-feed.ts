import { simulatedAggregatorEvents } from '@tradewind/abi/local/simulated-aggregator.events';
import { chainlinkBoundaryOracleEvents } from '@tradewind/abi/prediction/chainlink-boundary-oracle.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

type Answer = { n: bigint; answer: bigint; updatedAt: number };

/** Pinned phases of a feed, and the answers of each aggregator. */
export type ModelFeed = {
  pins: { phase: number; aggregator: Hex; since: number }[];
  answers: Map<Hex, Answer[]>;
};

/** Longer than of a real oracle: blocks of a model chain are far apart. */
export const maxDelaySeconds = 900;

const aggregators = [1, 2, 3].map((digit): Hex => `0x${`b${digit}`.repeat(20)}`);

/** Whether the feed had no answer since a time. */
export function isSilentSince({ pins, answers }: ModelFeed, moment: number): boolean {
  const present = pins.at(-1);
  const last = present && answers.get(present.aggregator)?.at(-1);
  return last === undefined || last.updatedAt <= moment;
}

/** Answers of the present aggregator and of others, new phases, and wrong times and prices of a broken feed. */
export function moveFeed(random: Random, feed: ModelFeed, oracle: Hex, time: number): ModelLog[] {
  const present = feed.pins.at(-1);
  if (present === undefined || random.chance(0.03)) return pinPhase(random, feed, oracle, time);
  const aggregator = random.chance(0.9) ? present.aggregator : random.pick(aggregators);
  const broken = [0, time - 400, time + 1, time + 400, Number.MAX_SAFE_INTEGER];
  const stamp = random.chance(0.95) ? time : random.pick(broken);
  // Few prices, so that some rounds end in a tie.
  const answer = random.chance(0.97) ? random.between(1, 3) * 10 ** 10 : random.pick([0, -1]);
  return [pushAnswer(feed, aggregator, { answer: BigInt(answer), stamp, time })];
}

/**
 * The first answer after a time, in the phase of that time, with the feed's id; undefined without one by
 * `maxDelaySeconds`.
 */
export function findBoundaryPrice(
  feed: ModelFeed,
  moment: number,
): { price: bigint; oracleRound: bigint } | undefined {
  const pin = feed.pins.findLast(({ since }) => since <= moment);
  const first = pin && feed.answers.get(pin.aggregator)?.find(({ updatedAt }) => updatedAt > moment);
  if (
    pin === undefined ||
    first === undefined ||
    first.answer <= 0n ||
    first.updatedAt > moment + maxDelaySeconds
  )
    return undefined;
  return { price: first.answer, oracleRound: (BigInt(pin.phase) << 64n) | first.n };
}

/** An aggregator may return under a later phase. */
function pinPhase(random: Random, feed: ModelFeed, oracle: Hex, time: number): ModelLog[] {
  const last = feed.pins.at(-1);
  const pin = {
    phase: (last?.phase ?? 0) + random.between(1, 2),
    aggregator: random.pick(aggregators),
    since: last ? time : 0,
  };
  feed.pins.push(pin);
  const topics = [
    chainlinkBoundaryOracleEvents.phasePinned.selector,
    toNumberWord(BigInt(pin.phase)),
    toWord(pin.aggregator),
  ];
  return [{ address: oracle, topics, data: join([BigInt(pin.since)]) }];
}

/** An answer with a timestamp after its block proves nothing. */
function pushAnswer(
  feed: ModelFeed,
  aggregator: Hex,
  { answer, stamp, time }: { answer: bigint; stamp: number; time: number },
): ModelLog {
  const answers = feed.answers.get(aggregator) ?? [];
  const n = BigInt(answers.length + 1);
  feed.answers.set(aggregator, [...answers, { n, answer, updatedAt: stamp > time ? 0 : stamp }]);
  const topics = [simulatedAggregatorEvents.answerUpdated.selector, toNumberWord(answer), toNumberWord(n)];
  return { address: aggregator, topics, data: join([BigInt(stamp)]) };
}
