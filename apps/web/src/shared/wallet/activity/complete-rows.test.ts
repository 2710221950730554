import type { ActivityRow } from '@tradewind/schema/activity/account-activity';
import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { listCompleteRows } from './complete-rows.ts';

const row = (digit: string, logIndex: number): ActivityRow => ({
  kind: 'transfer',
  direction: 'in',
  txHash: `0x${digit.repeat(64)}`,
  logIndex,
  blockNumber: 7,
  blockTimestamp: 1_795_179_398,
  token: { address: toAddress('1'), symbol: 'T', decimals: 18 },
  counterparty: toAddress('e'),
  amount: '4',
});

it('[TX-03] given a page that ends inside of a transaction, when there is a next page, then its rows wait for the rest', () => {
  const first = { rows: [row('1', 5), row('2', 9)], nextCursor: '7-9' };
  expect(listCompleteRows([first])).toEqual({ rows: [row('1', 5)], needsMore: false });
  const second = { rows: [row('2', 8), row('3', 1)], nextCursor: '7-1' };
  expect(listCompleteRows([first, second])).toEqual({
    rows: [row('1', 5), row('2', 9), row('2', 8)],
    needsMore: false,
  });
});

it('given the last page, then every row is listed', () => {
  const rows = [row('1', 5), row('2', 9)];
  expect(listCompleteRows([{ rows, nextCursor: null }])).toEqual({ rows, needsMore: false });
  expect(listCompleteRows([])).toEqual({ rows: [], needsMore: false });
});

it('given a page that is one transaction, when there is a next page, then that one is needed', () => {
  const first = { rows: [row('1', 5), row('2', 9)], nextCursor: '7-9' };
  const second = { rows: [row('2', 8), row('2', 7)], nextCursor: '7-7' };
  expect(listCompleteRows([second])).toEqual({ rows: [], needsMore: true });
  expect(listCompleteRows([first, second])).toEqual({ rows: [row('1', 5)], needsMore: true });
});
