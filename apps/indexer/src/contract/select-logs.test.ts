import { expect, it } from 'vitest';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';
import type { Child, Contracts } from './contracts.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { selectLogs } from './select-logs.ts';

const [factory, pool, stranger] = [toAddress('1'), toAddress('2'), toAddress('3')];
const [created, swapped, renamed] = [toHash('1'), toHash('2'), toHash('3')];

const contracts: Contracts = {
  roots: [{ address: factory, selectors: [renamed] }],
  factories: [{ factory, event: created, role: '', findChild: () => pool, selectors: [swapped] }],
};
const child: Child = { factory, event: created, role: '', address: pool, blockNumber: 7 };

function log(emitter: Hex, selector: Hex, blockNumber = 7): Log {
  const position = { blockNumber, logIndex: 0, blockHash: toHash('8'), transactionHash: toHash('9') };
  return { address: emitter, topics: [selector], data: '0x', ...position };
}

it.each<[string, Log]>([
  ['what a root is read for', log(factory, renamed, 1)],
  ['by which its factory adds a contract', log(factory, created, 1)],
  ['of a child from the block on in which it was added', log(pool, swapped)],
])('[OPS-04] a log is taken: %s', (_case, taken) => {
  expect(selectLogs([taken], contracts, [child])).toEqual([taken]);
});

it.each<[string, Log]>([
  ['the event of a factory, by a stranger', log(stranger, created)],
  ['the event of a factory, by its child', log(pool, created)],
  ['the event of a child, by a stranger', log(stranger, swapped)],
  ['the event of a child, by its factory', log(factory, swapped)],
  ['the event of a root, by a child', log(pool, renamed)],
  ['of a child before it was added', log(pool, swapped, 6)],
  ['without a topic', { ...log(pool, swapped), topics: [] }],
])('[OPS-04] a log is not believed: %s', (_case, foreign) => {
  expect(selectLogs([foreign], contracts, [child])).toEqual([]);
});

it('[OPS-04] ignores a child of another factory, or of another event or role of the same factory', () => {
  const others = [
    { ...child, factory: stranger },
    { ...child, event: swapped },
    { ...child, role: 'token' },
  ];
  expect(selectLogs([log(pool, swapped)], contracts, others)).toEqual([]);
});
