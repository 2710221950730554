import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { type Abi, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeLog } from '../contract/encode-log.test-support.ts';
import { toAddress } from '../../test-support/known.ts';
import type { EventRule } from '../contract/define-events.ts';
import { stakePoolEvents } from './events.ts';

const [pool, alice, bob] = [toAddress('a'), toAddress('b'), toAddress('c')];
const most = 2n ** 256n - 1n;
const abis: Record<string, Abi> = { factory: stakePoolFactoryAbi, pool: stakePoolAbi };

const encode = (emitter: string, eventName: string, values: readonly unknown[]) =>
  encodeLog(abis[emitter]!, pool, eventName, values);

it.each(Object.entries(stakePoolEvents))('[POOL-05] the selectors are those of the %s', (emitter, rules) => {
  const known = new Set(
    abis[emitter]!.flatMap((entry) => (entry.type === 'event' ? toEventSelector(entry) : [])),
  );
  expect(Object.values(rules).filter(({ selector }) => !known.has(selector))).toEqual([]);
});

const { factory, pool: ofPool } = stakePoolEvents;

describe('[POOL-05] given a log of the general encoder, then its columns are the arguments', () => {
  it.each<[string, string, EventRule, readonly unknown[], object]>([
    [
      'factory',
      'PoolCreated',
      factory.poolsCreated,
      [7n, pool, alice, bob, 1n, 2n ** 96n - 1n, alice, bob],
      {
        number: 7,
        pool,
        depositToken: alice,
        earnToken: bob,
        minimumStake: 1n,
        cap: 2n ** 96n - 1n,
        owner: alice,
        treasury: bob,
      },
    ],
    [
      'pool',
      'Staked',
      ofPool.staked,
      [alice, 65_534n, most, 126_227_704n, 2n ** 24n - 1n, 65_535n, 9n],
      {
        pool,
        account: alice,
        id: 65_534,
        amount: most,
        period: 126_227_704,
        aprBps: 2 ** 24 - 1,
        feeVersion: 65_535,
        reserved: 9n,
      },
    ],
    [
      'pool',
      'Unstaked',
      ofPool.unstaked,
      [alice, 3n, 4n, 5n, 6n, 7n],
      { pool, account: alice, id: 3, amount: 4n, fee: 5n, reward: 6n, freed: 7n },
    ],
    [
      'pool',
      'Harvested',
      ofPool.harvested,
      [alice, 3n, 4n, true],
      { pool, account: alice, id: 3, reward: 4n, isClosed: true },
    ],
    ['pool', 'Credited', ofPool.credited, [alice, most], { pool, account: alice, amount: most }],
    [
      'pool',
      'PendingWithdrawn',
      ofPool.pendingWithdrawn,
      [alice, bob, 4n],
      { pool, account: alice, recipient: bob, amount: 4n },
    ],
    ['pool', 'Funded', ofPool.funded, [alice, most], { pool, sender: alice, amount: most }],
    ['pool', 'Withdrawn', ofPool.withdrawn, [alice, most], { pool, recipient: alice, amount: most }],
    ['pool', 'TreasurySwept', ofPool.treasurySwept, [bob, 4n], { pool, treasury: bob, amount: 4n }],
    [
      'pool',
      'PeriodsSet',
      ofPool.periodsSet,
      [
        [60n, 600n],
        [1n, 2n],
      ],
      { pool, durations: [60, 600], aprsBps: [1, 2] },
    ],
    ['pool', 'FeesSet', ofPool.feesSet, [2n, [], []], { pool, version: 2, dayLimits: [], feesBps: [] }],
    ['pool', 'Finished', ofPool.finished, [1_800_000_000n], { pool, lastMaturity: 1_800_000_000 }],
  ])('%s: %s', (emitter, name, rule, values, columns) => {
    expect(rule.toColumns(encode(emitter, name, values), bob)).toEqual(columns);
  });
});
