import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { startWatches } from './start-watches.ts';
import type { Watch } from './watch.ts';

function setUp(watches: readonly Watch[]) {
  const clock = { now: 0, rings: 0 };
  const metrics = createMetrics(createStatus());
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const running = startWatches({
    watches,
    wakeUp: { ring: () => (clock.rings += 1) },
    logger,
    metrics,
    now: () => clock.now,
  });
  const passTime = async (milliseconds: number) => {
    clock.now += milliseconds;
    running.advance();
    await running.finish();
  };
  return { clock, metrics, lines, running, passTime };
}

describe('[PRED-12] watches', () => {
  it('run when they are due, and wake the sender when they requested something', async () => {
    let looks = 0;
    const look = async () => ((looks += 1) === 2 ? ('busy' as const) : ('idle' as const));
    const { clock, passTime } = setUp([{ name: 'test.look', intervalMs: 1_000, look }]);
    await passTime(0);
    await passTime(999);
    expect([looks, clock.rings]).toEqual([1, 0]);
    await passTime(1);
    expect([looks, clock.rings]).toEqual([2, 1]);
  });

  it('do not run again before the run is over, and block nothing else', async () => {
    const slow = Promise.withResolvers<'idle'>();
    const looks = { slow: 0, quick: 0 };
    const { clock, running } = setUp([
      { name: 'test.slow', intervalMs: 1, look: () => ((looks.slow += 1), slow.promise) },
      { name: 'test.quick', intervalMs: 1, look: async () => ((looks.quick += 1), 'idle') },
    ]);
    for (let turn = 0; turn < 3; turn += 1) {
      clock.now += 10;
      running.advance();
      await new Promise(setImmediate);
    }
    expect(looks).toEqual({ slow: 1, quick: 3 });
    slow.resolve('idle');
    await running.finish();
  });

  it('fail alone: the failure is counted, logged once, and they run again', async () => {
    let isBroken = true;
    let sane = 0;
    const { metrics, lines, passTime } = setUp([
      {
        name: 'test.broken',
        intervalMs: 1,
        look: async () => {
          if (isBroken) throw new TypeError('a fault');
          return 'idle';
        },
      },
      { name: 'test.sane', intervalMs: 1, look: async () => ((sane += 1), 'idle') },
    ]);
    await passTime(1);
    await passTime(1);
    expect(sane).toBe(2);
    expect(lines.filter((line) => line.includes('watch failed'))).toHaveLength(1);
    const text = await metrics.registry.metrics();
    expect(text).toContain('watch_duration_seconds_count{watch="test.broken",outcome="failed"} 2');
    isBroken = false;
    await passTime(1);
    expect(lines.at(-1)).toContain('watch looks again');
  });
});
