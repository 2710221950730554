import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatchdog, type Stillness } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const clock = { now: 0 };
  const ends: Stillness[] = [];
  const watchdog = createWatchdog({
    limitMs: 60_000,
    onEnd: (stillness) => ends.push(stillness),
    now: () => clock.now,
  });
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.now += 1_000;
      vi.advanceTimersByTime(1_000);
    }
  };
  return { clock, ends, watchdog, pass };
}

it('given a loop with progress, when a long time passes, then it is healthy', () => {
  const { ends, watchdog, pass } = setUp();
  for (let beat = 0; beat < 20; beat += 1) {
    watchdog.beat('the database');
    pass(59);
    expect(watchdog.isStill()).toBe(false);
  }
  expect(ends).toEqual([]);
});

it('given a loop that hangs, when the limit is over, then it counts as stalled, and after twice the limit it is ended once', () => {
  const { ends, watchdog, pass } = setUp();
  watchdog.beat('the database');
  pass(60);
  expect(watchdog.isStill()).toBe(true);
  expect(watchdog.look()).toEqual({ seconds: 60, activity: 'the database' });
  expect(ends).toEqual([]);
  pass(200);
  expect(ends).toEqual([{ seconds: 120, activity: 'the database' }]);
});

it('given a process that was frozen for hours, when it wakes, then it is not ended', () => {
  const { clock, ends, watchdog, pass } = setUp();
  watchdog.beat('the node');
  clock.now += 5 * 3_600_000;
  pass(50);
  expect([watchdog.isStill(), ends]).toEqual([false, []]);
});

it('given a wall clock that jumps by hours, when the loop makes progress, then nothing counts as stalled', () => {
  const { ends, watchdog, pass } = setUp();
  for (const hours of [5, -9]) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    pass(50);
    expect([watchdog.isStill(), ends]).toEqual([false, []]);
    watchdog.beat('the node');
  }
});
