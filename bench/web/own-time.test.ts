import { expect, test } from 'vitest';
import { keepOwnTime } from './own-time.ts';

test('given tasks that waited for a core, then each lasts as long as its thread ran, and keeps its start and its parts', () => {
  const thread = { ph: 'X', pid: 1, tid: 1 };
  const events = [
    { ...thread, ts: 130, dur: 20, tts: 15, tdur: 6 },
    { ...thread, ts: 100, dur: 60, tts: 10, tdur: 14 },
    { ...thread, ts: 200, dur: 5, tts: 24, tdur: 5 },
    { ...thread, tid: 2, ts: 140, dur: 30, tts: 900, tdur: 30 },
    { ph: 'I', pid: 1, tid: 1, ts: 150, dur: 0 },
  ];

  keepOwnTime(events);

  expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
    [105, 6],
    [100, 14],
    [200, 5],
    [140, 30],
    [150, 0],
  ]);
});
