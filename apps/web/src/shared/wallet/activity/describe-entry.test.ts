import type { ActivityRow } from '@tradewind/schema/activity/account-activity';
import { zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { describeEntry } from './describe-entry.ts';

const place = { txHash: `0x${'ab'.repeat(32)}`, logIndex: 0, blockNumber: 1, blockTimestamp: 1 } as const;
const token = { address: toAddress('1'), symbol: 'BUSD', decimals: 18 };
const coin = { symbol: 'BNB', wrapped: toAddress('c') };
const transfer = (direction: 'in' | 'out', counterparty: `0x${string}`): ActivityRow => ({
  kind: 'transfer',
  ...place,
  direction,
  token,
  counterparty,
  amount: '1',
});
const describe = ({ rows }: { rows: readonly ActivityRow[] }) => describeEntry({ rows, movements: [] }, coin);
const round = (number: number): ActivityRow => ({
  kind: 'round',
  ...place,
  change: 'claimed',
  round: number,
  side: 'DOWN',
  amount: '1',
});

it('[TX-03] given transfers, then the other party is named, and tokens from nobody are newly created', () => {
  const party = toAddress('e');
  expect(describe({ rows: [transfer('in', party)] })).toEqual({
    title: 'Received',
    note: expect.stringMatching(/^from 0x/),
  });
  expect(describe({ rows: [transfer('out', party)] })).toEqual({
    title: 'Sent',
    note: expect.stringMatching(/^to 0x/),
  });
  expect(describe({ rows: [transfer('in', zeroAddress)] }).note).toBe('newly created');
  expect(describe({ rows: [transfer('in', party), transfer('out', party)] })).toEqual({
    title: 'Transfer',
  });
});

it('[TX-03] given liquidity of the native coin, then the pool has the coin’s name, as everywhere', () => {
  const wrapped = { address: coin.wrapped, symbol: 'WBNB', decimals: 18 };
  const added = { change: 'add', pool: toAddress('f'), token0: token, token1: wrapped } as const;
  const amounts = { amount0: '1', amount1: '1', liquidity: '1' };
  expect(describe({ rows: [{ kind: 'liquidity', ...place, ...added, ...amounts }] }).note).toBe('BUSD/BNB');
});

it('[PRED-07] given one round or several, then it is named or they are counted', () => {
  expect(describe({ rows: [round(12)] })).toEqual({ title: 'Round #12 DOWN', note: 'Collected' });
  expect(describe({ rows: [round(12), round(13)] })).toEqual({ title: '2 rounds', note: 'Collected' });
});

it('[POOL-03] given a stake of a launch pool, then the token is named with what happened', () => {
  const amounts = { amount: '1', fee: '0', reward: '0', credit: '0', recipient: null, period: 60 };
  const pool = { pool: toAddress('f'), poolId: 1, stakeId: 0, depositToken: token, earnToken: token };
  const stake = (change: 'staked' | 'harvested') => ({
    kind: 'stake' as const,
    ...place,
    ...pool,
    ...amounts,
    change,
  });
  expect(describe({ rows: [stake('staked')] })).toEqual({ title: 'Launch pool BUSD', note: 'Staked' });
  expect(describe({ rows: [stake('harvested')] }).note).toBe('Harvested');
  const unnamed = { ...stake('staked'), depositToken: { ...token, symbol: null } };
  expect(describe({ rows: [unnamed] }).title).toMatch(/^Launch pool 0x/);
});

it('[IDO-09] given a payment of a sale, then the sold token is named with what happened', () => {
  const terms = { sale: toAddress('f'), project: 1, round: 1, payToken: token, claimRound: null };
  const sale = { kind: 'sale' as const, ...place, ...terms, token, amount: '1', tokens: '0' };
  expect(describe({ rows: [{ ...sale, change: 'joined' }] })).toEqual({
    title: 'Sale of BUSD',
    note: 'Joined',
  });
  expect(describe({ rows: [{ ...sale, change: 'changed' }] }).note).toBe('Change claimed');
  const unnamed = { ...sale, change: 'claimed' as const, token: { ...token, symbol: null } };
  expect(describe({ rows: [unnamed] }).title).toMatch(/^Sale of 0x/);
});

it('[SWAP-06] given a swap whose payee is another account, then it is named', () => {
  const payee = toAddress('e');
  const moved = { asset: { kind: 'token' as const, token }, raw: 1n };
  expect(describeEntry({ rows: [], movements: [moved, { ...moved, payee }] }, coin)).toEqual({
    title: 'Swap',
    note: expect.stringMatching(/^to 0x/),
  });
  expect(describeEntry({ rows: [], movements: [moved] }, coin)).toEqual({ title: 'Swap' });
});
