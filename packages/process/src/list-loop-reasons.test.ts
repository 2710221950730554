import { expect, it } from 'vitest';
import { listLoopReasons } from './list-loop-reasons.ts';

const well = { work: 'block 7', trouble: undefined, stillness: { seconds: 30, activity: 'the next try' } };

it.each([
  ['a loop that gets on', {}, []],
  ['two failures', { trouble: { reason: 'no', failures: 2 } }, []],
  ['three failures', { trouble: { reason: 'no', failures: 3 } }, ['block 7: 3 failures in a row: no']],
  [
    'a round that hangs',
    { stillness: { seconds: 41, activity: 'the database' } },
    ['nothing has moved for 41 s: it waits for the database'],
  ],
])('[OPS-03] given %s, when readiness is checked, then it gives the reason', (_case, difference, reasons) => {
  expect(listLoopReasons({ ...well, ...difference })).toEqual(reasons);
});
