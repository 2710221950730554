import { expect, it } from 'vitest';
import { listUnreadyReasons } from './list-unready-reasons.ts';
import type { Status } from './status.ts';

const now = 1_800_000_000_000;
const limits = { maxLagBlocks: 5, maxHeadAgeSeconds: 60, maxSilenceMs: 30_000 };
const fine: Status = {
  isWriter: true,
  lastContactAt: now,
  head: { number: 100, timestamp: now / 1000 },
  checkpoint: { blockNumber: 99 },
  failure: undefined,
};

it('[OPS-03] is ready at the head of a chain that lives', () => {
  expect(listUnreadyReasons(fine, limits, now)).toEqual([]);
});

it.each<[string, Partial<Status>, string]>([
  ['a chain given up', { failure: 'no such table' }, 'followed no more: no such table'],
  ['a standby', { isWriter: false }, 'another indexer writes this chain'],
  ['before the first answer', { head: undefined }, 'no node has answered yet'],
  ['a silent node', { lastContactAt: now - 31_000 }, 'no node has answered on the right chain for 31 s'],
  ['behind', { checkpoint: { blockNumber: 94 } }, '6 blocks behind the node'],
  ['before the first block', { checkpoint: undefined }, '101 blocks behind the node'],
  ['a dead chain', { head: { number: 100, timestamp: now / 1000 - 61 } }, 'the newest block is 61 s old'],
])('[OPS-03] is not ready: %s', (_case, difference, reason) => {
  expect(listUnreadyReasons({ ...fine, ...difference }, limits, now)).toEqual([reason]);
});

it('[OPS-03] does not ask a chain that mines on demand for young blocks', () => {
  const old = { ...fine, head: { number: 100, timestamp: 1 } };
  expect(listUnreadyReasons(old, { ...limits, maxHeadAgeSeconds: undefined }, now)).toEqual([]);
});
