import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { type Abi, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeLog } from '../contract/encode-log.test-support.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventRule } from '../contract/define-events.ts';
import { launchpadEvents } from './events.ts';

const [sale, alice, bob, zero] = [toAddress('a'), toAddress('b'), toAddress('c'), toAddress('0')];
const most = 2n ** 96n - 1n;
const abis: Record<string, Abi> = { factory: saleFactoryAbi, sale: saleAbi, monthlySale: monthlySaleAbi };

const encode = (emitter: string, eventName: string, values: readonly unknown[]) =>
  encodeLog(abis[emitter]!, sale, eventName, values);

it.each(Object.entries(launchpadEvents))('[IDO-15] the selectors are those of the %s', (emitter, rules) => {
  const known = new Set(
    abis[emitter]!.flatMap((entry) => (entry.type === 'event' ? toEventSelector(entry) : [])),
  );
  expect(Object.values(rules).filter(({ selector }) => !known.has(selector))).toEqual([]);
});

/** Terms as viem encodes them, with the largest values that the contract accepts. */
const terms = {
  project: 2 ** 32 - 1,
  round: 65_535,
  kind: 1,
  prefunded: true,
  pay: alice,
  token: bob,
  issuer: alice,
  feeTo: bob,
  signer: zero,
  listRoot: toHash('7'),
  listHash: toHash('8'),
  openAt: 2 ** 40 - 3,
  closeAt: 2 ** 40 - 2,
  deliverBy: 2 ** 40 - 1,
  latestTge: 2 ** 40 - 1,
  refundSeconds: 2_592_000,
  softCap: 1n,
  hardCap: most,
  minPerUser: 2n,
  maxPerUser: most,
  maxWeight: 2 ** 32 - 1,
  tokensPerPayE18: 2n ** 128n - 1n,
  feeBps: 1_000,
};
const tranches = [
  { afterSeconds: 0, cumulativeBps: 2_500 },
  { afterSeconds: 315_360_000, cumulativeBps: 10_000 },
];
const stream = { shareBps: 1, firstReleaseBps: 2, cliffSeconds: 3, periodSeconds: 4, periods: 5 };

const columnsOfSale = {
  number: 7,
  sale,
  project: 2 ** 32 - 1,
  round: 65_535,
  kind: 'commit',
  isPrefunded: true,
  payToken: alice,
  payDecimals: 6,
  token: bob,
  tokenDecimals: 255,
  issuer: alice,
  feeTo: bob,
  signer: null,
  listRoot: toHash('7'),
  listHash: toHash('8'),
  openAt: 2 ** 40 - 3,
  closeAt: 2 ** 40 - 2,
  deliverBy: 2 ** 40 - 1,
  latestTge: 2 ** 40 - 1,
  refundSeconds: 2_592_000,
  softCap: 1n,
  hardCap: most,
  minPerUser: 2n,
  maxPerUser: most,
  maxWeight: 2 ** 32 - 1,
  tokensPerPayE18: 2n ** 128n - 1n,
  feeBps: 1_000,
  trancheSeconds: [0, 315_360_000],
  trancheBps: [2_500, 10_000],
  streamShareBps: 1,
  streamFirstBps: 2,
  streamCliffSeconds: 3,
  streamPeriodSeconds: 4,
  streamPeriods: 5,
  vesting: bob,
};

const { factory, sale: ofSale, monthlySale } = launchpadEvents;

describe('[IDO-15] given a log of the general encoder, then its columns are the arguments', () => {
  it.each<[string, string, EventRule, readonly unknown[], object]>([
    [
      'factory',
      'SaleCreated',
      factory.salesCreated,
      [7n, sale, terms.project, terms, tranches, stream, bob, 6, 255],
      columnsOfSale,
    ],
    ['factory', 'PayTokenSet', factory.payTokensSet, [alice, true], { token: alice, isAllowed: true }],
    [
      'sale',
      'Joined',
      ofSale.joined,
      [alice, 4n, most, 2n ** 32n - 1n],
      { sale, account: alice, amount: 4n, committed: most, weight: 2 ** 32 - 1 },
    ],
    [
      'sale',
      'Levelled',
      ofSale.levelled,
      [2n ** 128n - 1n, most],
      { sale, level: 2n ** 128n - 1n, accepted: most },
    ],
    ['sale', 'Funded', ofSale.funded, [bob, 4n], { sale, sender: bob, amount: 4n }],
    ['sale', 'Delivered', ofSale.delivered, [2n ** 40n - 1n, 4n], { sale, tgeAt: 2 ** 40 - 1, amount: 4n }],
    ['sale', 'Cancelled', ofSale.cancelled, [1], { sale, reason: 'vetoed' }],
    ['sale', 'Cancelled', ofSale.cancelled, [2], { sale, reason: 'notFunded' }],
    ['sale', 'Cancelled', ofSale.cancelled, [3], { sale, reason: 'softCapMissed' }],
    ['sale', 'Cancelled', ofSale.cancelled, [4], { sale, reason: 'notSettled' }],
    ['sale', 'Cancelled', ofSale.cancelled, [5], { sale, reason: 'notDelivered' }],
    ['sale', 'ChangeClaimed', ofSale.changeClaimed, [alice, 4n], { sale, account: alice, amount: 4n }],
    ['sale', 'Refunded', ofSale.refunded, [alice, 4n, 5n], { sale, account: alice, amount: 4n, tokens: 5n }],
    [
      'sale',
      'Claimed',
      ofSale.claimed,
      [alice, 1_000n, 4n, bob],
      { sale, account: alice, claimRound: 1_000, amount: 4n, caller: bob },
    ],
    [
      'sale',
      'SelfClaimOnlySet',
      ofSale.selfClaimOnlySet,
      [alice, true],
      { sale, account: alice, isSelfClaimOnly: true },
    ],
    ['sale', 'ProceedsWithdrawn', ofSale.proceedsWithdrawn, [bob, 4n], { sale, recipient: bob, amount: 4n }],
    ['sale', 'FeeWithdrawn', ofSale.feeWithdrawn, [bob, 4n], { sale, recipient: bob, amount: 4n }],
    ['sale', 'UnsoldWithdrawn', ofSale.unsoldWithdrawn, [bob, 4n], { sale, recipient: bob, amount: 4n }],
    ['sale', 'JoinsPaused', ofSale.joinsPaused, [true], { sale, isPaused: true }],
    ['sale', 'SignerRotated', ofSale.signerRotated, [bob, 2n], { sale, signer: bob, signerEpoch: 2 }],
    [
      'monthlySale',
      'Ordered',
      monthlySale.ordered,
      [3n, alice, 4n, 5n, 6n],
      { sale, account: alice, id: 3, coin: 4n, tokens: 5n, locked: 6n },
    ],
    [
      'monthlySale',
      'OrderWithdrawn',
      monthlySale.orderWithdrawn,
      [3n, alice, 4n, 48n],
      { sale, account: alice, id: 3, amount: 4n, months: 48 },
    ],
  ])('%s: %s', (emitter, name, rule, values, columns) => {
    expect(rule.toColumns(encode(emitter, name, values), bob)).toEqual(columns);
  });
});

it('[IDO-15] given a value beyond an enumeration, when its row is read, then the node is at fault', () => {
  const log = encode('sale', 'Cancelled', [0]);
  expect(() => ofSale.cancelled.toColumns(log, bob)).toThrow('an event has the unknown value -1');
});
