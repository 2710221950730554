import type { Hex } from '@tradewind/db/column/hex-bytes';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { selectCountingPrices } from './select-counting-prices.ts';

const hash = toHash('1');
const [first, second] = [toAddress('a'), toAddress('b')];
const at = (blockNumber: number, logIndex = 0) => ({
  chainId: 1,
  blockNumber,
  logIndex,
  blockHash: hash,
  blockTimestamp: blockNumber,
  txHash: hash,
});
const answer = (aggregator: Hex, updatedAt: number, position = at(updatedAt)) => ({
  ...position,
  aggregator,
  answer: 5n,
  n: 7n,
  updatedAt: BigInt(updatedAt),
});
/** The second aggregator takes over in the middle of the candle that begins at 900. */
const pins = [
  { phase: 1, aggregator: first, since: 0, blockNumber: 1, logIndex: 0 },
  { phase: 3, aggregator: second, since: 1_000, blockNumber: 1_000, logIndex: 5 },
];
const phases = (...answers: ReturnType<typeof answer>[]) =>
  selectCountingPrices(answers, pins).map(({ roundId, updatedAt }) => [updatedAt, Number(roundId >> 64n)]);

it('[PRED-12] the price of a boundary belongs to the phase pinned at that time', () => {
  const both = [901, 1_000, 1_001, 1_200, 1_201, 1_500].flatMap((time) => [
    answer(first, time),
    answer(second, time),
  ]);
  expect(phases(...both)).toEqual([
    [901, 1],
    [1_000, 1],
    [1_001, 1],
    [1_200, 1],
    [1_201, 3],
    [1_500, 3],
  ]);
  expect(selectCountingPrices([answer(second, 1_300)], pins)[0]?.roundId).toBe((3n << 64n) | 7n);
});

it('[PRED-12] a phase counts from its pin on, in chain order', () => {
  const pin = { phase: 4, aggregator: first, since: 900, blockNumber: 2_000, logIndex: 3 };
  const select = (logIndex: number) =>
    selectCountingPrices([answer(first, 1_900, at(2_000, logIndex))], [...pins, pin]).length;
  expect([select(2), select(4)]).toEqual([0, 1]);
});

it('[PRED-12] an answer with a timestamp after its block, or without one, is no price', () => {
  expect(phases(answer(first, 500, at(499)), answer(first, 0, at(499)), answer(first, 499, at(500)))).toEqual(
    [[499, 1]],
  );
});

it('[PRED-12] a round number beyond 64 bits cannot be a round of the feed', () => {
  const last = { ...answer(first, 500), n: 2n ** 64n - 1n };
  expect(selectCountingPrices([last, { ...last, n: 2n ** 64n }], pins).map(({ roundId }) => roundId)).toEqual(
    [2n ** 65n - 1n],
  );
});
