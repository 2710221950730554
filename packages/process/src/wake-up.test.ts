import { expect, it } from 'vitest';
import { createWakeUp } from './wake-up.ts';

it('ends the current wait when rung, and the next wait when rung before it', async () => {
  const wakeUp = createWakeUp(60_000);
  const waiting = wakeUp.wait();
  wakeUp.ring();
  await expect(waiting).resolves.toBeUndefined();
  wakeUp.ring();
  await expect(wakeUp.wait()).resolves.toBeUndefined();
});

it('ends a wait by itself after the interval', async () => {
  await expect(createWakeUp(1).wait()).resolves.toBeUndefined();
});
