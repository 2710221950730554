import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createLoopDelay, type LoopDelay } from './loop-delay.ts';

let loopDelay: LoopDelay;

afterEach(() => loopDelay.stop());

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Keeps the event loop late for some seconds; returns the delay that is read then. */
async function keepLate(seconds: number): Promise<number> {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    block(300);
    loopDelay.read();
    await delay(0);
  }
  return loopDelay.read();
}

it('[OPS-03] given a loop that is late again and again, then the mean delay is that of its turns; a second without a read ends it', async () => {
  loopDelay = createLoopDelay();
  expect(loopDelay.read()).toBe(0);
  expect(await keepLate(1.5)).toBeGreaterThan(150);
  await delay(2_500);
  expect(loopDelay.read()).toBe(0);
  expect(await keepLate(1.5)).toBeGreaterThan(150);
});
