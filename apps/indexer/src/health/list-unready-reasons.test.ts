import { expect, it } from 'vitest';
import { listUnreadyReasons } from './list-unready-reasons.ts';
import type { Status } from './status.ts';

const wallSeconds = 1_800_000_000;
const monotonicMs = 5_000_000;
const clocks = { monotonicMs, wallSeconds };
const limits = { maxLagBlocks: 5, maxHeadAgeSeconds: 60, maxSilenceMs: 30_000 };
const moving = { seconds: 1, activity: 'the node' };
const fine: Status = {
  role: 'writer',
  lastContactAt: monotonicMs,
  head: { number: 100, timestamp: wallSeconds },
  checkpoint: { blockNumber: 99 },
  trouble: undefined,
  conflict: undefined,
  failure: undefined,
};

it('[OPS-03] is ready at the head of a live chain', () => {
  expect(listUnreadyReasons(fine, moving, limits, clocks)).toEqual([]);
});

const away = { reason: 'the database is away', failures: 4 };

it.each<[string, Partial<Status>, string]>([
  ['a chain given up', { failure: 'no such table' }, 'followed no more: no such table'],
  ['nodes that contradict it', { conflict: 'another genesis' }, 'not followed: another genesis'],
  ['a standby', { role: 'standby' }, 'another indexer writes this chain'],
  ['before the first round', { head: undefined }, 'no round has come to an end yet'],
  [
    'before the first round, which failed',
    { head: undefined, role: 'starting', trouble: { ...away, failures: 1 } },
    'no round has come to an end yet: the database is away',
  ],
  ['a block that fails', { trouble: away }, 'block 100: 4 failures in a row: the database is away'],
  [
    'a database that fails, which the node is not blamed for',
    { trouble: away, lastContactAt: monotonicMs - 90_000 },
    'block 100: 4 failures in a row: the database is away',
  ],
  [
    'a silent node',
    { lastContactAt: monotonicMs - 31_000 },
    'no node has answered on the right chain for 31 s',
  ],
  ['behind', { checkpoint: { blockNumber: 94 } }, '6 blocks behind the node'],
  ['before the first block', { checkpoint: undefined }, '101 blocks behind the node'],
  ['a dead chain', { head: { number: 100, timestamp: wallSeconds - 61 } }, 'the newest block is 61 s old'],
])('[OPS-03] is not ready: %s', (_case, difference, reason) => {
  expect(listUnreadyReasons({ ...fine, ...difference }, moving, limits, clocks)).toEqual([reason]);
});

it('[OPS-03] given a round that hangs, when readiness is checked, then the reason names the awaited work', () => {
  const hanging = { seconds: 41, activity: 'the database' };
  const silent = { ...fine, lastContactAt: monotonicMs - 41_000 };
  expect(listUnreadyReasons(silent, hanging, limits, clocks)).toEqual([
    'nothing has moved for 41 s: it waits for the database',
  ]);
});

const jumped = (hours: number) => ({ ...clocks, wallSeconds: wallSeconds + hours * 3_600 });

it('[OPS-03] given a wall clock that jumps by hours, when readiness is checked, then only the age of the block is reported', () => {
  expect(listUnreadyReasons(fine, moving, limits, jumped(3))).toEqual(['the newest block is 10800 s old']);
  expect(listUnreadyReasons(fine, moving, limits, jumped(-3))).toEqual([
    'the newest block is 10800 s ahead of the clock',
  ]);
});

it('[OPS-03] does not require recent blocks of a chain that mines on demand', () => {
  const old = { ...fine, head: { number: 100, timestamp: 1 } };
  expect(listUnreadyReasons(old, moving, { ...limits, maxHeadAgeSeconds: undefined }, clocks)).toEqual([]);
});
