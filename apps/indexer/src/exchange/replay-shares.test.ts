import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SharedPool } from '@tradewind/rules/exchange/pair';
import { describe, expect, it } from 'vitest';
import { type PoolEvent, replayShares } from './replay-shares.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const [nobody, factory, alice, bob] = [toAddress('0'), toAddress('f'), toAddress('a'), toAddress('b')];
const empty: SharedPool = { reserve0: 0n, reserve1: 0n, totalSupply: 0n, rootKLast: 0n };
const event = {
  chainId: 1,
  blockNumber: 7,
  logIndex: 0,
  blockHash: toHash('1'),
  blockTimestamp: 100,
  txHash: toHash('2'),
  pool: toAddress('1'),
} as const;
const transfer = (sender: Hex, recipient: Hex, shares: bigint): PoolEvent => ({
  type: 'transfer',
  ...event,
  sender,
  recipient,
  shares,
});
const sync = (reserve0: bigint, reserve1: bigint): PoolEvent => ({
  type: 'sync',
  ...event,
  reserve0,
  reserve1,
});
const mint = (amount0: bigint, amount1: bigint): PoolEvent => ({
  type: 'mint',
  ...event,
  account: bob,
  sender: bob,
  amount0,
  amount1,
});
const burn = (amount0: bigint, amount1: bigint): PoolEvent => ({
  type: 'burn',
  ...event,
  account: bob,
  sender: bob,
  recipient: bob,
  amount0,
  amount1,
});
const opening = [
  sync(4_000_000n, 1_000_000n),
  transfer(nobody, nobody, 1_000n),
  transfer(nobody, alice, 1_999_000n),
  mint(4_000_000n, 1_000_000n),
];

describe('[LIQ-09] moves of pool tokens', () => {
  it("of the first deposit are the provider's alone, with all that was deposited", () => {
    const moves = replayShares(empty, opening);
    expect(moves).toMatchObject([
      { account: alice, kind: 'add', totalSupply: 2_000_000n, rootKLast: 2_000_000n },
    ]);
    expect(moves[0]?.move).toEqual({
      shares: 1_999_000n,
      amount0: 4_000_000n,
      amount1: 1_000_000n,
      depthE18: 1_999_000n * 10n ** 18n,
      timestamp: 100,
      isTransfer: false,
    });
  });

  it("of a later deposit mint the protocol's before the provider's", () => {
    const later = [
      sync(8_800_000n, 2_200_000n),
      transfer(nobody, factory, 20_000n),
      transfer(nobody, bob, 1_000_000n),
      mint(4_000_000n, 1_000_000n),
    ];
    const [, protocol, provider] = replayShares(empty, [...opening, ...later]);
    expect([protocol?.account, protocol?.move.shares]).toEqual([factory, 20_000n]);
    expect(provider).toMatchObject({ account: bob, move: { amount0: 4_000_000n }, totalSupply: 3_020_000n });
  });

  it('of a withdrawal have the paid amounts, at the depth before it', () => {
    const all = [transfer(alice, nobody, 1_999_000n), sync(2_001n, 501n), burn(3_997_999n, 999_499n)];
    const [, removed] = replayShares(empty, [...opening, ...all]);
    expect(removed).toMatchObject({ account: alice, kind: 'remove', totalSupply: 1_000n });
    expect(removed?.move).toMatchObject({
      shares: -1_999_000n,
      amount0: 3_997_999n,
      depthE18: 1_999_000n * 10n ** 18n,
    });
  });

  it("between accounts have their part of the pool, with the protocol's pending shares counted", () => {
    const grown = [sync(4_400_000n, 1_100_000n), transfer(alice, bob, 1_000_000n)];
    const [, sent, received] = replayShares(empty, [...opening, ...grown]);
    expect([sent?.kind, sent?.account, received?.kind, received?.account]).toEqual([
      'send',
      alice,
      'receive',
      bob,
    ]);
    expect(sent?.move).toEqual({ ...received?.move, shares: -1_000_000n });
    // Half of the pool, which grew by a tenth; 17/20 of that are the providers': 2,000,000 + 170,000.
    expect(Number(received?.move.amount0)).toBeCloseTo(2_170_000, -1);
    expect(received?.move.isTransfer).toBe(true);
  });

  it('to the zero address without a withdrawal are sent, and stay in the supply', () => {
    const [, sent, received] = replayShares(empty, [...opening, transfer(alice, nobody, 999_000n)]);
    expect(sent).toMatchObject({ kind: 'send', account: alice, move: { shares: -999_000n } });
    expect(received).toMatchObject({ kind: 'receive', account: nobody, totalSupply: 2_000_000n });
  });

  it('to the zero address are not part of the next deposit or withdrawal', () => {
    const lost = { ...transfer(alice, nobody, 5n), logIndex: 1 };
    const deposit = [
      sync(8_000_000n, 2_000_000n),
      transfer(nobody, bob, 2_000_000n),
      mint(4_000_000n, 1_000_000n),
    ];
    const withdrawal = [
      transfer(bob, nobody, 2_000_000n),
      sync(4_000_000n, 1_000_000n),
      burn(4_000_000n, 1_000_000n),
    ];
    const after = (events: PoolEvent[]) =>
      replayShares(empty, [...opening, lost, ...events.map((one) => ({ ...one, logIndex: 2 }))]).slice(3);
    expect(after(deposit)).toMatchObject([
      { account: bob, kind: 'add', totalSupply: 4_000_000n, move: { amount0: 4_000_000n } },
    ]);
    expect(after([...deposit, transfer(alice, nobody, 7n), ...withdrawal])).toMatchObject([
      { account: bob, kind: 'add' },
      { account: alice, kind: 'send', totalSupply: 4_000_000n },
      { account: nobody, kind: 'receive' },
      { account: bob, kind: 'remove', totalSupply: 2_000_000n, move: { amount0: 4_000_000n } },
    ]);
  });

  it('to the zero address by a deposit count in the supply', () => {
    const deposit = [
      sync(8_000_000n, 2_000_000n),
      transfer(nobody, nobody, 2_000_000n),
      mint(4_000_000n, 1_000_000n),
    ];
    expect(replayShares(empty, [...opening, ...deposit]).at(-1)).toMatchObject({
      account: nobody,
      kind: 'add',
      totalSupply: 4_000_000n,
    });
  });

  it.each([
    ['from', transfer(nobody, alice, 0n)],
    ['to', transfer(alice, nobody, 0n)],
    ['not with', transfer(alice, bob, 0n)],
  ])('of nothing, %s the zero address, are none', (_, nothing) => {
    expect(replayShares(empty, [nothing])).toEqual([]);
    expect(replayShares(empty, [...opening, nothing])).toHaveLength(1);
  });

  it('in the middle of a withdrawal keep their chain order', () => {
    const events = [
      transfer(alice, nobody, 1_000_000n),
      transfer(alice, bob, 5n),
      sync(2_000_000n, 500_000n),
      burn(2_000_000n, 500_000n),
    ].map((one, logIndex) => ({ ...one, logIndex: logIndex + 1 }));
    const kinds = replayShares(empty, [...opening, ...events]).map(({ kind }) => kind);
    expect(kinds).toEqual(['add', 'remove', 'send', 'receive']);
  });

  it('to the own account do not count', () => {
    expect(replayShares(empty, [...opening, transfer(alice, alice, 5n)])).toHaveLength(1);
  });

  it.each([
    ['a Mint', [sync(1n, 1n), transfer(nobody, alice, 5n)], 'lacks the Mint or Burn'],
    ['a transfer', [sync(1n, 1n), mint(1n, 1n)], 'lacks a transfer'],
  ])('that lack %s are read again', (_, events, message) => {
    expect(() => replayShares(empty, events)).toThrow(message);
  });
});
