import type { ActivityRow } from '@tradewind/schema/activity/account-activity';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { listMovements, toIndexedEntries } from './indexed-entry.ts';

const [bnb, busd, cake] = ['1', '2', '3'].map((digit) => ({
  address: toAddress(digit),
  symbol: `T${digit}`,
  decimals: 18,
})) as [Token, Token, Token];
type Token = { address: `0x${string}`; symbol: string; decimals: number };
const hashOf = (byte: string) => `0x${byte.repeat(32)}` as const;

const place = (byte: string, logIndex = 0) => ({
  txHash: hashOf(byte),
  logIndex,
  blockNumber: 7,
  blockTimestamp: 1_795_179_398,
});
const account = toAddress('a');
const swap = (
  tokenIn: Token,
  amountIn: bigint,
  tokenOut: Token,
  amountOut: bigint,
  byte = 'aa',
): ActivityRow => ({
  kind: 'swap',
  ...place(byte),
  pool: toAddress('b'),
  account,
  recipient: account,
  tokenIn,
  tokenOut,
  amountIn: String(amountIn),
  amountOut: String(amountOut),
  volumeUsdE18: null,
});
const liquidity = (change: 'add' | 'remove' | 'send' | 'receive'): ActivityRow => ({
  kind: 'liquidity',
  change,
  ...place('bb'),
  pool: toAddress('b'),
  token0: bnb,
  token1: busd,
  liquidity: '9',
  amount0: '5',
  amount1: '7',
});
const round = (change: 'entered' | 'claimed' | 'refunded', number: number, logIndex = 0): ActivityRow => ({
  kind: 'round',
  change,
  ...place('cc', logIndex),
  round: number,
  side: 'UP',
  amount: '3',
});
const transfer = (direction: 'in' | 'out', byte = 'dd'): ActivityRow => ({
  kind: 'transfer',
  direction,
  ...place(byte),
  token: cake,
  counterparty: toAddress('e'),
  amount: '4',
});

const sumsOf = (...rows: readonly ActivityRow[]) =>
  listMovements(rows).map(({ asset, raw }) => [
    asset.kind === 'token' ? asset.token.symbol : asset.kind,
    raw,
  ]);

describe('listMovements', () => {
  it('[POOL-03] given a stake, then its principal leaves, and comes back less the fee and with the reward', () => {
    const amounts = { amount: '100', fee: '0', reward: '0', credit: '0', recipient: null, period: 60 };
    const pool = { pool: toAddress('f'), poolId: 1, stakeId: 0, depositToken: bnb, earnToken: cake };
    const staked = { kind: 'stake' as const, change: 'staked' as const, ...place('ee'), ...pool, ...amounts };
    expect(sumsOf(staked)).toEqual([['T1', -100n]]);
    expect(sumsOf({ ...staked, change: 'unstaked', fee: '3', reward: '7' })).toEqual([
      ['T1', 97n],
      ['T3', 7n],
    ]);
    expect(sumsOf({ ...staked, change: 'harvested', amount: '0', reward: '7' })).toEqual([['T3', 7n]]);
    const credit = { ...staked, amount: '0', credit: '7', stakeId: null, period: null };
    const left = { ...staked, change: 'unstaked' as const, fee: '3', reward: '7' };
    expect(sumsOf({ ...credit, change: 'credited' }, left)).toEqual([['T1', 97n]]);
    expect(sumsOf({ ...credit, change: 'withdrawn' })).toEqual([['T3', 7n]]);
    const recipient = toAddress('d');
    expect(listMovements([{ ...credit, change: 'withdrawn', recipient }])).toMatchObject([
      { payee: recipient },
    ]);
  });

  it('[IDO-09] given a sale, then a join pays, and change, refund and claims pay the account', () => {
    const terms = {
      sale: toAddress('f'),
      project: 1,
      round: 1,
      payToken: bnb,
      token: cake,
      claimRound: null,
    };
    const row = { kind: 'sale' as const, ...place('ee'), ...terms, amount: '100', tokens: '0' };
    expect(sumsOf({ ...row, change: 'joined' })).toEqual([['T1', -100n]]);
    expect(sumsOf({ ...row, change: 'changed' })).toEqual([['T1', 100n]]);
    expect(sumsOf({ ...row, change: 'refunded' })).toEqual([['T1', 100n]]);
    const paid = { ...row, change: 'claimed' as const, amount: '0', tokens: '7', claimRound: 0 };
    expect(sumsOf(paid, { ...paid, claimRound: 1 })).toEqual([['T3', 14n]]);
  });

  it('[TX-03] given a trade over two pools, then it paid the first token and brought the last', () => {
    expect(sumsOf(swap(bnb, 10n, busd, 600n), swap(busd, 600n, cake, 90n))).toEqual([
      ['T1', -10n],
      ['T3', 90n],
    ]);
  });

  it('given a token on the way that keeps a part of each transfer, then the rest is no amount of the account', () => {
    expect(sumsOf(swap(bnb, 10n, busd, 600n), swap(busd, 594n, cake, 90n))).toEqual([
      ['T1', -10n],
      ['T3', 90n],
    ]);
  });

  it('given a split trade, then the parts of both routes are added', () => {
    expect(sumsOf(swap(bnb, 10n, busd, 600n), swap(bnb, 5n, cake, 40n), swap(busd, 600n, cake, 90n))).toEqual(
      [
        ['T1', -15n],
        ['T3', 130n],
      ],
    );
  });

  it('given a trade in a circle, then its sum is what it brought', () => {
    expect(sumsOf(swap(bnb, 10n, busd, 600n), swap(busd, 600n, bnb, 11n))).toEqual([['T1', 1n]]);
  });

  it('[SWAP-06] given a swap for another account, then that account is the payee, and a pool or a contract of the site is none', () => {
    const [payee, router, pool] = [toAddress('e'), toAddress('f'), toAddress('b')];
    const payeesOf = (recipient: Token['address']) =>
      listMovements([{ ...swap(bnb, 10n, busd, 600n), recipient } as ActivityRow], [router]).map((moved) => [
        moved.raw,
        moved.payee,
      ]);
    expect(payeesOf(payee)).toEqual([
      [-10n, undefined],
      [600n, payee],
    ]);
    for (const own of [account, router, pool]) expect(payeesOf(own)[1]).toEqual([600n, undefined]);
  });

  it('given changes of liquidity, then both tokens leave or come, and a transfer moves pool tokens alone', () => {
    expect(sumsOf(liquidity('add'))).toEqual([
      ['T1', -5n],
      ['T2', -7n],
    ]);
    expect(sumsOf(liquidity('remove'))).toEqual([
      ['T1', 5n],
      ['T2', 7n],
    ]);
    expect(sumsOf(liquidity('send'))).toEqual([['shares', -9n]]);
    expect(sumsOf(liquidity('receive'))).toEqual([['shares', 9n]]);
  });

  it('given rounds and transfers, then a stake and an outgoing transfer are paid', () => {
    expect(sumsOf(round('entered', 1))).toEqual([['native', -3n]]);
    expect(sumsOf(round('claimed', 1), round('refunded', 2))).toEqual([['native', 6n]]);
    expect(sumsOf(transfer('out'))).toEqual([['T3', -4n]]);
    expect(sumsOf(transfer('in'))).toEqual([['T3', 4n]]);
  });
});

describe('toIndexedEntries', () => {
  it('[TX-03] given several rows of a transaction, also of two pages, then it is one entry', () => {
    const entries = toIndexedEntries(56, [transfer('in'), round('claimed', 2, 1), round('claimed', 1)]);
    expect(entries.map(({ key, kind, rows }) => [key, kind, rows.length])).toEqual([
      [`56:${hashOf('dd')}`, 'transfer', 1],
      [`56:${hashOf('cc')}`, 'round', 2],
    ]);
  });

  it('given a transaction with rows of several kinds, then it is named by the kind that explains it best and moves all amounts', () => {
    const [entry] = toIndexedEntries(56, [transfer('out', 'aa'), swap(bnb, 10n, busd, 600n)]);
    expect(entry).toMatchObject({ kind: 'swap', rows: [{ kind: 'swap' }] });
    expect(entry?.movements).toHaveLength(3);
  });
});
