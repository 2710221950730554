import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import * as fc from 'fast-check';
import { type Abi, decodeEventLog, type Hex, parseAbi, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeLog } from '../contract/encode-log.test-support.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventRule } from '../contract/define-events.ts';
import { predictionEvents } from './events.ts';

const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
const [root, other] = [toHash('1'), toHash('2')];
const most = 2n ** 256n - 1n;
/** As Chainlink's aggregators declare it: the one of the local chain, whose decoder is used, only imitates them. */
const chainlinkAbi = parseAbi([
  'event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt)',
]);
const abis: Record<string, Abi> = {
  market: predictionMarketAbi,
  oracle: chainlinkBoundaryOracleAbi,
  aggregator: chainlinkAbi,
  bonus: bonusDistributorAbi,
};

const encode = (emitter: string, eventName: string, values: readonly unknown[]) =>
  encodeLog(abis[emitter]!, alice, eventName, values);

it.each(Object.entries(predictionEvents))('[PRED-12] the selectors are those of the %s', (emitter, rules) => {
  const known = new Set(
    abis[emitter]!.flatMap((entry) => (entry.type === 'event' ? toEventSelector(entry) : [])),
  );
  expect(Object.values(rules).filter(({ selector }) => !known.has(selector))).toEqual([]);
});

describe('[PRED-12] the columns of an event are read from logs of the general encoder', () => {
  it.each<[string, string, EventRule, readonly unknown[], object]>([
    [
      'market',
      'Entered',
      predictionEvents.market.entered,
      [7n, bob, true, most, 2n, 3n],
      { epoch: 7, account: bob, isUp: true, amount: most, totalUp: 2n, totalDown: 3n },
    ],
    [
      'market',
      'BoundaryResolved',
      predictionEvents.market.boundariesResolved,
      [7n, false, -5n, 2n ** 80n - 1n],
      { boundary: 7, isPriced: false, price: -5n, oracleRound: 2n ** 80n - 1n },
    ],
    [
      'market',
      'RoundSettled',
      predictionEvents.market.roundsSettled,
      [7n, 4, most],
      { epoch: 7, outcome: 'one-sided', fee: most },
    ],
    [
      'market',
      'Claimed',
      predictionEvents.market.claimed,
      [7n, alice, most, bob, carol],
      { epoch: 7, account: alice, amount: most, recipient: bob, relayer: carol },
    ],
    ['market', 'Credited', predictionEvents.market.credited, [bob, most], { account: bob, amount: most }],
    [
      'market',
      'PendingWithdrawn',
      predictionEvents.market.pendingWithdrawn,
      [alice, bob, most],
      { account: alice, recipient: bob, amount: most },
    ],
    [
      'market',
      'SelfClaimOnlySet',
      predictionEvents.market.selfClaimOnlySet,
      [bob, true],
      { account: bob, isSelfOnly: true },
    ],
    [
      'market',
      'EntriesPaused',
      predictionEvents.market.entriesPaused,
      [7n, true],
      { fromEpoch: 7, isPaused: true },
    ],
    [
      'market',
      'TreasurySwept',
      predictionEvents.market.treasurySwept,
      [bob, most],
      { treasury: bob, amount: most },
    ],
    [
      'oracle',
      'PhasePinned',
      predictionEvents.oracle.phasesPinned,
      [65_535, bob, 1_800_000_000n],
      { phase: 65_535, aggregator: bob, since: 1_800_000_000 },
    ],
    [
      'aggregator',
      'AnswerUpdated',
      predictionEvents.aggregator.answers,
      [-1n, 9n, most],
      { aggregator: alice, answer: -1n, n: 9n, updatedAt: most },
    ],
    [
      'bonus',
      'WeekPublished',
      predictionEvents.bonus.weeksPublished,
      [2_900n, root, most, other, 1_800_000_000n],
      { week: 2_900, root, total: most, datasetHash: other, activeAt: 1_800_000_000 },
    ],
    ['bonus', 'WeekVetoed', predictionEvents.bonus.weeksVetoed, [2_900n, root], { week: 2_900, root }],
    [
      'bonus',
      'BonusClaimed',
      predictionEvents.bonus.bonusesClaimed,
      [2_900n, 1, 10n, bob, most],
      { week: 2_900, kind: 1, rank: 10, account: bob, amount: most },
    ],
    [
      'bonus',
      'WeekExpired',
      predictionEvents.bonus.weeksExpired,
      [2_900n, most],
      { week: 2_900, amount: most },
    ],
  ])('%s: %s', (emitter, name, rule, values, columns) => {
    expect(rule.toColumns(encode(emitter, name, values), bob)).toEqual(columns);
  });

  it('treats an unknown outcome as a fault', () => {
    const log = encode('market', 'RoundSettled', [7n, 5, 0n]);
    const unknown = { ...log, data: log.data.replace('5', '6') as Hex };
    expect(() => predictionEvents.market.roundsSettled.toColumns(unknown, bob)).toThrow('no outcome');
  });
});

describe('[PRED-12] the answers of a foreign aggregator', () => {
  const { answers } = predictionEvents.aggregator;
  const number = fc.bigInt({ min: 0n, max: most });
  const answerLog = fc
    .tuple(fc.bigInt({ min: -(2n ** 255n), max: 2n ** 255n - 1n }), number, number)
    .map((values) => encode('aggregator', 'AnswerUpdated', values));

  it('given any more data or topics, then the columns are what the general decoder reads', () => {
    const more = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(answerLog, more, fc.boolean(), (log, rest, hasMoreTopics) => {
        const data: Hex = `${log.data}${rest}`;
        const [selector = '0x', ...args] = log.topics;
        const { current, roundId, updatedAt } = decodeEventLog({
          abi: chainlinkAbi,
          topics: [selector, ...args],
          data,
        }).args;
        const topics = hasMoreTopics ? [...log.topics, other] : log.topics;
        expect(answers.toColumns({ ...log, topics, data }, bob)).toEqual({
          aggregator: alice,
          answer: current,
          n: roundId,
          updatedAt,
        });
      }),
    );
  });

  it('given too few data or topics, then the node is at fault', () => {
    fc.assert(
      fc.property(answerLog, fc.nat({ max: 31 }), (log, size) => {
        const data: Hex = `0x${log.data.slice(2, 2 + 2 * size)}`;
        expect(() => answers.toColumns({ ...log, data }, bob)).toThrow('is cut short');
        const topics = log.topics.slice(0, 2);
        expect(() => answers.toColumns({ ...log, topics }, bob)).toThrow('lacks a topic');
      }),
    );
  });
});
