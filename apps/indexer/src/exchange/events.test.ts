import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { decodeEventLog, encodeAbiParameters, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Log } from '../rpc/schema.ts';
import { exchangeEvents } from './events.ts';
import { toAddress } from '../../test-support/known.ts';

const { pairsCreated, sharesCollected } = exchangeEvents.factory;
const { syncs, swaps, mints, burns, shareTransfers } = exchangeEvents.pool;
const rules = [pairsCreated, sharesCollected, syncs, swaps, mints, burns, shareTransfers];

const word = (value: `0x${string}`): `0x${string}` => `0x${value.slice(2).padStart(64, '0')}`;
const most = 2n ** 256n - 1n;
const numbers = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );
const log = (topics: `0x${string}`[], data: `0x${string}`): Log => ({
  address: toAddress('1'),
  blockHash: word('0x1'),
  transactionHash: word('0x2'),
  blockNumber: 5,
  logIndex: 3,
  topics,
  data,
});
const byViem = ({ topics, data }: Log): object => {
  const [first = '0x', ...rest] = topics;
  return decodeEventLog({ abi: [...factoryAbi, ...pairAbi], topics: [first, ...rest], data }).args;
};

it('the selectors are those of the contracts', () => {
  const events = [...factoryAbi, ...pairAbi].filter((entry) => entry.type === 'event');
  const known = new Set(events.map((event) => toEventSelector(event)));
  expect(rules.filter(({ selector }) => !known.has(selector))).toEqual([]);
});

describe('the columns of an event equal the arguments of the general decoder', () => {
  const [a, b] = [toAddress('a'), toAddress('b')];
  const [pool, account] = [toAddress('1'), toAddress('d')];

  it('PairCreated', () => {
    const created = log(
      [pairsCreated.selector, word(a), word(b)],
      `${word(toAddress('c'))}${numbers(7n).slice(2)}`,
    );
    const { token0, token1, pool: pair, place } = pairsCreated.toColumns(created, account);
    expect(byViem(created)).toMatchObject({
      token0: expect.stringMatching(new RegExp(token0, 'i')),
      count: 7n,
    });
    expect([token0, token1, pair, place]).toEqual([a, b, toAddress('c'), 6]);
  });

  it('SharesCollected', () => {
    const collected = log([sharesCollected.selector, word(a), word(b)], numbers(most));
    expect(sharesCollected.toColumns(collected, account)).toEqual({ pool: a, treasury: b, shares: most });
  });

  it('Sync', () => {
    const sync = log([syncs.selector], numbers(2n ** 112n - 1n, 0n));
    expect(syncs.toColumns(sync, account)).toEqual({ pool, ...byViem(sync) });
  });

  it('Swap', () => {
    const swap = log([swaps.selector, word(a), word(b)], numbers(1n, most, 3n, 4n));
    const { sender, recipient, pool: emitter, account: trader, ...amounts } = swaps.toColumns(swap, account);
    expect(byViem(swap)).toMatchObject(amounts);
    expect([sender, recipient, emitter, trader]).toEqual([a, b, pool, account]);
  });

  it('Mint and Burn', () => {
    const mint = log([mints.selector, word(a)], numbers(1n, most));
    expect(mints.toColumns(mint, account)).toEqual({ pool, account, sender: a, amount0: 1n, amount1: most });
    const burn = log([burns.selector, word(a), word(b)], numbers(5n, 6n));
    expect(burns.toColumns(burn, account)).toEqual({
      pool,
      account,
      sender: a,
      recipient: b,
      amount0: 5n,
      amount1: 6n,
    });
  });

  it('Transfer', () => {
    const transfer = log([shareTransfers.selector, word(a), word(b)], numbers(most));
    expect(byViem(transfer)).toMatchObject({ value: most });
    expect(shareTransfers.toColumns(transfer, account)).toEqual({
      pool,
      sender: a,
      recipient: b,
      shares: most,
    });
  });

  it('treats truncated data as a fault of the node', () => {
    expect(() => syncs.toColumns(log([syncs.selector], '0x01'), account)).toThrow('is cut short');
    const bare = log([swaps.selector], numbers(1n, 2n, 3n, 4n));
    expect(() => swaps.toColumns(bare, account)).toThrow('lacks a topic');
  });
});
