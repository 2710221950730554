import { array, assert, boolean, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChainClock } from './chain-clock.ts';

function createClock() {
  let ms = 5_000;
  const clock = createChainClock(() => ms);
  return { clock, pass: (seconds: number) => (ms += seconds * 1000) };
}

describe('the chain clock', () => {
  it('[PRED-03] is unknown before the first sample, and runs by itself after it', () => {
    const { clock, pass } = createClock();
    expect(clock.read()).toBeUndefined();
    clock.takeBlock(1_000);
    pass(12);
    expect(clock.read()).toBe(1_012);
  });

  it('[PRED-03] continues on a chain without new blocks', () => {
    const { clock, pass } = createClock();
    clock.takeBlock(1_000);
    pass(40);
    clock.takeBlock(1_000);
    expect(clock.read()).toBe(1_040);
  });

  it('[PRED-03] follows a jump of the chain’s time at once', () => {
    const { clock, pass } = createClock();
    clock.takeBlock(1_000);
    pass(1);
    clock.takeBlock(1_300);
    expect(clock.read()).toBe(1_300);
  });

  it('[PRED-03] rejects a server whose clock is minutes ahead of the blocks', () => {
    const { clock, pass } = createClock();
    clock.takeBlock(1_000);
    pass(2);
    for (let second = 0; second < 20; second += 1) {
      clock.takeServerTime(1_400 + second);
      clock.takeServerTime(700 + second);
      pass(1);
    }
    expect(clock.read()).toBe(1_022);
  });

  it('[PRED-03] drops a server time that was wrong before the first block', () => {
    const { clock } = createClock();
    clock.takeServerTime(9_000);
    expect(clock.read()).toBe(9_000);
    clock.takeBlock(1_000);
    expect(clock.read()).toBe(1_000);
  });

  it('[PRED-03] recovers from a chain that went some seconds back', () => {
    const { clock, pass } = createClock();
    clock.takeBlock(1_030);
    for (let second = 1; second < 14; second += 1) {
      pass(1);
      clock.takeBlock(1_000 + second);
    }
    expect(clock.read()).toBe(1_013);
  });

  it('[PRED-03] is reset when the machine slept', () => {
    const { clock } = createClock();
    clock.takeBlock(1_000);
    clock.forget();
    expect(clock.read()).toBeUndefined();
    clock.takeServerTime(4_600);
    expect(clock.read()).toBe(4_600);
  });

  it('[PRED-03] is never ahead of the chain, and within a second and a half of it, under any delays', () => {
    const delay = double({ min: 0, max: 0.4, noNaN: true });
    assert(
      property(array(tuple(delay, boolean()), { minLength: 3, maxLength: 60 }), (samples) => {
        const { clock, pass } = createClock();
        let truth = 1_700_000_000.25;
        for (const [seconds, isBlock] of samples) {
          const sent = Math.floor(truth);
          pass(seconds);
          truth += seconds;
          if (isBlock) clock.takeBlock(sent);
          else clock.takeServerTime(sent);
          const read = clock.read() ?? 0;
          expect(read).toBeLessThanOrEqual(truth + 0.001);
          expect(read).toBeGreaterThan(truth - 1.5);
          pass(0.6);
          truth += 0.6;
        }
      }),
      { seed: 5 },
    );
  });
});
