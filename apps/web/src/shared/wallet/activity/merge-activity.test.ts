import { expect, it } from 'vitest';
import type { TransactionRecord } from '../../transaction/transaction-record.ts';
import { toAddress } from '../../../../test-support/known.ts';
import type { IndexedEntry } from './indexed-entry.ts';
import { mergeActivity } from './merge-activity.ts';
import { listSentEntries } from './sent-entry.ts';

const account = toAddress('a');
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;

const indexed = (digit: string, seconds: number): IndexedEntry => ({
  key: `56:${hashOf(digit)}`,
  chainId: 56,
  hash: hashOf(digit),
  seconds,
  kind: 'swap',
  rows: [],
  movements: [],
});
const record = (
  digit: string,
  seconds: number,
  changes: Partial<TransactionRecord> = {},
): TransactionRecord => ({
  hash: hashOf(digit),
  from: account,
  chainId: 56,
  addedTime: seconds * 1000,
  receipt: {
    blockHash: hashOf('b'),
    blockNumber: 1,
    contractAddress: null,
    from: account,
    status: 1,
    to: null,
    transactionHash: hashOf(digit),
    transactionIndex: 0,
  },
  ...changes,
});
const sentOf = (...records: readonly TransactionRecord[]) =>
  listSentEntries(
    {
      runs: [],
      batches: {},
      requests: {},
      records: Object.fromEntries(records.map((one) => [`${one.chainId}:${one.hash}`, one])),
    },
    account,
    [56, 137],
  );
const shown = (entries: ReturnType<typeof mergeActivity>) =>
  entries.map(({ source, key }) => `${source} ${key.split(':')[0]}:${key.at(-1)}`);

it('[TX-03] given a transaction that the index and this browser know, then it is one row, with the amounts of the index', () => {
  const merged = mergeActivity([indexed('1', 100)], sentOf(record('1', 99), record('2', 50)), false);
  expect(shown(merged)).toEqual(['index 56:1', 'browser 56:2']);
});

it('given the same hash on another chain, then both rows stay', () => {
  const merged = mergeActivity([indexed('1', 100)], sentOf(record('1', 99, { chainId: 137 })), false);
  expect(shown(merged)).toEqual(['index 56:1', 'browser 137:1']);
});

it('given one of a chain that the page does not serve, then it is not listed', () => {
  expect(sentOf(record('1', 99, { chainId: 1 }))).toEqual([]);
});

it('[TX-02] given a transaction that the wallet sped up, then the included one is the row of the index', () => {
  const sent = record('1', 99);
  const replaced = { ...sent, replacement: 'repriced' as const, hash: hashOf('9') };
  expect(shown(mergeActivity([indexed('1', 100)], sentOf(replaced), false))).toEqual(['index 56:1']);
});

it('[TX-03] given one that failed, then it stays in its order of time, and no other account has it', () => {
  const failed = record('3', 80, { receipt: { ...record('3', 80).receipt!, status: 0 } });
  const foreign = record('4', 90, { from: toAddress('c') });
  const merged = mergeActivity([indexed('1', 100), indexed('2', 60)], sentOf(failed, foreign), false);
  expect(shown(merged)).toEqual(['index 56:1', 'browser 56:3', 'index 56:2']);
});

it('given more pages, then a transaction from before the last listed row waits for them', () => {
  const sent = sentOf(record('3', 80), record('4', 20));
  const rows = [indexed('1', 100), indexed('2', 60)];
  expect(shown(mergeActivity(rows, sent, true))).toEqual(['index 56:1', 'browser 56:3', 'index 56:2']);
  expect(mergeActivity(rows, sent, false)).toHaveLength(4);
});

it('[TX-02] given pending and lost ones, then only the lost one is in the list, for pending ones are above it', () => {
  const pending = { ...record('1', 90), receipt: undefined };
  const lost = { ...record('2', 80), receipt: undefined, isUnknown: true };
  expect(shown(mergeActivity([], sentOf(pending, lost), false))).toEqual(['browser 56:2']);
});
