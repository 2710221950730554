import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChainClock } from './chain-clock.ts';

function create() {
  const monotonic = { ms: 5_000 };
  const clock = createChainClock(() => monotonic.ms);
  const see = (blockNumber: number, blockTimestamp: number) => clock.see({ blockNumber, blockTimestamp });
  return { clock, monotonic, see };
}

describe('[PRED-12] [HUB-02] chain time', () => {
  it('is unknown before the first block, and advances between blocks', () => {
    const { clock, monotonic, see } = create();
    expect(clock.now()).toBeUndefined();
    see(1, 1_000);
    expect(clock.now()).toBe(1_000);
    monotonic.ms += 12_500;
    expect(clock.now()).toBe(1_012);
  });

  it('does not use the wall clock, so an error of hours changes nothing', () => {
    const wall = Date.now;
    const { clock, monotonic, see } = create();
    see(1, 1_000);
    Date.now = () => wall() + 3 * 3_600_000;
    try {
      monotonic.ms += 1_000;
      see(2, 1_001);
      expect(clock.now()).toBe(1_001);
    } finally {
      Date.now = wall;
    }
  });

  it('moves forward by a block that is ahead, and not back by a delayed one', () => {
    const { clock, monotonic, see } = create();
    see(1, 1_000);
    see(2, 4_600);
    expect(clock.now()).toBe(4_600);
    monotonic.ms += 60_000;
    see(3, 4_601);
    expect(clock.now()).toBe(4_659);
    see(3, 4_601);
    expect(clock.now()).toBe(4_659);
  });

  it('follows an undone chain to its earlier time, with its next block, but not by some seconds', () => {
    const { clock, monotonic, see } = create();
    see(9, 5_000);
    clock.rewind(7);
    see(7, 4_000);
    see(8, 4_990);
    expect(clock.now()).toBe(5_000);
    clock.rewind(6);
    see(6, 900);
    expect(clock.now()).toBe(5_000);
    see(7, 1_000);
    expect(clock.now()).toBe(1_000);
    monotonic.ms += 2_000;
    expect(clock.now()).toBe(1_002);
  });

  it('stays within the delay of its blocks, though its own clock drifts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ gap: fc.integer({ min: 1, max: 60 }), lateMs: fc.nat(2_000) }), {
          minLength: 50,
          maxLength: 300,
        }),
        fc.integer({ min: -200, max: 200 }),
        (blocks, driftPpm) => {
          const { clock, monotonic, see } = create();
          const start = monotonic.ms;
          let timestamp = 1_000;
          for (const [number, { gap, lateMs }] of blocks.entries()) {
            timestamp += gap;
            const elapsedMs = (timestamp - 1_000) * 1_000 + lateMs;
            monotonic.ms = Math.max(monotonic.ms, start + elapsedMs * (1 + driftPpm / 1e6));
            see(number, timestamp);
            const now = clock.now() ?? 0;
            expect(now).toBeGreaterThanOrEqual(timestamp);
            expect(now).toBeLessThanOrEqual(timestamp + 5);
          }
        },
      ),
      { numRuns: 100, seed: 5 },
    );
  });
});
