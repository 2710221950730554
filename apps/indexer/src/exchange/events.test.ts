import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { decodeEventLog, encodeAbiParameters, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Log } from '../rpc/schema.ts';
import {
  decodeBurn,
  decodeMint,
  decodePairCreated,
  decodeSharesCollected,
  decodeSwap,
  decodeSync,
  decodeTransfer,
  selectors,
} from './events.ts';

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`;
const word = (value: `0x${string}`): `0x${string}` => `0x${value.slice(2).padStart(64, '0')}`;
const most = 2n ** 256n - 1n;
const numbers = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );
const log = (topics: `0x${string}`[], data: `0x${string}`): Log => ({
  address: address('1'),
  blockHash: word('0x1'),
  transactionHash: word('0x2'),
  blockNumber: 5,
  logIndex: 3,
  topics,
  data,
});
const byViem = ({ topics, data }: Log): unknown => {
  const [first = '0x', ...rest] = topics;
  return decodeEventLog({ abi: [...factoryAbi, ...pairAbi], topics: [first, ...rest], data }).args;
};

it('the selectors are those of the contracts', () => {
  const events = [...factoryAbi, ...pairAbi].filter((entry) => entry.type === 'event');
  const known = new Set(events.map((event) => toEventSelector(event)));
  expect(Object.values(selectors).filter((selector) => !known.has(selector))).toEqual([]);
});

describe('manual decoding equals the general decoder', () => {
  const [a, b] = [address('a'), address('b')];

  it('PairCreated', () => {
    const created = log(
      [selectors.pairCreated, word(a), word(b)],
      `${word(address('c'))}${numbers(7n).slice(2)}`,
    );
    const { token0, token1, pool, place } = decodePairCreated(created);
    expect(byViem(created)).toMatchObject({
      token0: expect.stringMatching(new RegExp(token0, 'i')),
      count: 7n,
    });
    expect([token0, token1, pool, place]).toEqual([a, b, address('c'), 6]);
  });

  it('SharesCollected', () => {
    const collected = log([selectors.sharesCollected, word(a), word(b)], numbers(most));
    expect(decodeSharesCollected(collected)).toEqual({ pool: a, treasury: b, shares: most });
  });

  it('Sync', () => {
    const sync = log([selectors.sync], numbers(2n ** 112n - 1n, 0n));
    expect(decodeSync(sync)).toEqual(byViem(sync));
  });

  it('Swap', () => {
    const swap = log([selectors.swap, word(a), word(b)], numbers(1n, most, 3n, 4n));
    const { sender, recipient, ...amounts } = decodeSwap(swap);
    expect(byViem(swap)).toMatchObject(amounts);
    expect([sender, recipient]).toEqual([a, b]);
  });

  it('Mint and Burn', () => {
    const mint = log([selectors.mint, word(a)], numbers(1n, most));
    expect(decodeMint(mint)).toEqual({ sender: a, amount0: 1n, amount1: most });
    const burn = log([selectors.burn, word(a), word(b)], numbers(5n, 6n));
    expect(decodeBurn(burn)).toEqual({ sender: a, recipient: b, amount0: 5n, amount1: 6n });
  });

  it('Transfer', () => {
    const transfer = log([selectors.transfer, word(a), word(b)], numbers(most));
    expect(byViem(transfer)).toMatchObject({ value: most });
    expect(decodeTransfer(transfer)).toEqual({ sender: a, recipient: b, shares: most });
  });

  it('treats truncated data as a fault of the node', () => {
    expect(() => decodeSync(log([selectors.sync], '0x01'))).toThrow('is cut short');
    expect(() => decodeSwap(log([selectors.swap], numbers(1n, 2n, 3n, 4n)))).toThrow('lacks a topic');
  });
});
