import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../../test-support/known.ts';
import { isCheckDue } from './check-cadence.ts';
import type { TransactionRecord } from './transaction-record.ts';

const record: TransactionRecord = {
  hash: toHash('1'),
  from: toAddress('a'),
  chainId: 31337,
  addedTime: 0,
  lastCheckedBlockNumber: 100,
};

it.each([
  [0, 0, false],
  [0, 1, true],
  [4.9, 1, true],
  [5, 2, false],
  [5, 3, true],
  [60, 2, false],
  [60, 3, true],
  [61, 9, false],
  [61, 10, true],
])('[TX-02] after %s minutes and %s blocks a check is due: %s', (minutes, blocks, isDue) => {
  expect(isCheckDue(record, 100 + blocks, minutes * 60_000)).toBe(isDue);
});

it('[TX-02] a first check is due at once, and so is one on a restarted chain', () => {
  expect(isCheckDue({ ...record, lastCheckedBlockNumber: undefined }, 100, 0)).toBe(true);
  expect(isCheckDue(record, 3, 99 * 60_000)).toBe(true);
});
