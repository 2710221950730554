import { expect, it } from 'vitest';
import { createStatus, listUnreadyReasons, type Status } from './status.ts';

const now = 5_000_000;
const moving = { seconds: 1, activity: 'the node' };
const fine: Status = { ...createStatus(), isActive: true, lastLookAt: now };
const away = { reason: 'the database is away', failures: 3 };

it('[OPS-03] given the lease and a chain that answers, then it is ready', () => {
  expect(listUnreadyReasons(fine, moving, now)).toEqual([]);
});

it.each<[string, Partial<Status>, string]>([
  ['a standby', { isActive: false }, 'another keeper acts on this chain'],
  ['before the first round', createStatus(), 'no round has come to an end yet'],
  ['a silent node', { lastLookAt: now - 31_000 }, 'no node has answered for 31 s'],
  [
    'a database that fails, which the node is not blamed for',
    { trouble: away, lastLookAt: now - 90_000 },
    'the round: 3 failures in a row: the database is away',
  ],
])('[OPS-03] is not ready: %s', (_case, difference, reason) => {
  expect(listUnreadyReasons({ ...fine, ...difference }, moving, now)).toEqual([reason]);
});

it('[OPS-03] given a round that hangs, when readiness is checked, then the reason names the awaited work', () => {
  const hanging = { seconds: 50, activity: 'the database' };
  expect(listUnreadyReasons({ ...fine, lastLookAt: now - 50_000 }, hanging, now)).toEqual([
    'nothing has moved for 50 s: it waits for the database',
  ]);
});
