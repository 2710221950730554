import type { Hex } from '@tradewind/db/column/hex-bytes';
import { selectors } from '../prediction/events.ts';
import { join, type ModelLog, toNumberWord, toWord } from './model-log.ts';
import type { Random } from './random.ts';

type Answer = { n: bigint; answer: bigint; updatedAt: number };

/** Phases of a feed as they were pinned, and what each aggregator has said. */
export type ModelFeed = {
  pins: { phase: number; aggregator: Hex; since: number }[];
  answers: Map<Hex, Answer[]>;
};

const aggregators = [1, 2, 3].map((digit): Hex => `0x${`b${digit}`.repeat(20)}`);

/** Answers of the present aggregator and of others, stamps and prices of a broken feed among them, and new phases. */
export function moveFeed(random: Random, feed: ModelFeed, oracle: Hex, time: number): ModelLog[] {
  const present = feed.pins.at(-1);
  if (present === undefined || random.chance(0.05)) return pinPhase(random, feed, oracle, time);
  const aggregator = random.chance(0.9) ? present.aggregator : random.pick(aggregators);
  const stamp = random.chance(0.95)
    ? time
    : random.pick([0, time - 400, time + 1, time + 400, Number.MAX_SAFE_INTEGER]);
  const answer = random.chance(0.97) ? BigInt(random.between(1, 2 ** 40)) : BigInt(random.pick([0, -1]));
  return [pushAnswer(feed, aggregator, answer, stamp)];
}

/** The first answer after a moment of the phase that the moment belongs to, under the feed's id; undefined where there is none in two minutes. */
export function findBoundaryPrice(
  feed: ModelFeed,
  moment: number,
): { price: bigint; oracleRound: bigint } | undefined {
  const pin = feed.pins.findLast(({ since }) => since <= moment);
  const first = pin && feed.answers.get(pin.aggregator)?.find(({ updatedAt }) => updatedAt > moment);
  if (pin === undefined || first === undefined || first.answer <= 0n || first.updatedAt > moment + 120)
    return undefined;
  return { price: first.answer, oracleRound: (BigInt(pin.phase) << 64n) | first.n };
}

/** An aggregator may come back under a later phase. */
function pinPhase(random: Random, feed: ModelFeed, oracle: Hex, time: number): ModelLog[] {
  const last = feed.pins.at(-1);
  const pin = {
    phase: (last?.phase ?? 0) + random.between(1, 2),
    aggregator: random.pick(aggregators),
    since: last ? time : 0,
  };
  feed.pins.push(pin);
  const topics = [selectors.oracle.phasePinned, toNumberWord(BigInt(pin.phase)), toWord(pin.aggregator)];
  return [{ address: oracle, topics, data: join([BigInt(pin.since)]) }];
}

function pushAnswer(feed: ModelFeed, aggregator: Hex, answer: bigint, updatedAt: number): ModelLog {
  const answers = feed.answers.get(aggregator) ?? [];
  const n = BigInt(answers.length + 1);
  feed.answers.set(aggregator, [...answers, { n, answer, updatedAt }]);
  const topics = [selectors.aggregator.answerUpdated, toNumberWord(answer), toNumberWord(n)];
  return { address: aggregator, topics, data: join([BigInt(updatedAt)]) };
}
