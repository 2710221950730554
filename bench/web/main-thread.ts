import type { CDPSession, Page } from '@playwright/test';

/** Reads the total work of a page's main thread; the cost of a step is the difference. */
export async function watchMainThread(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    /** Returns the main thread's milliseconds for the step, until its changes are on the screen. */
    async measure(step: () => Promise<void>): Promise<number> {
      const before = await readTaskMilliseconds(session);
      await step();
      await waitForFrames(page);
      return (await readTaskMilliseconds(session)) - before;
    },
  };
}

async function readTaskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('The browser does not say how long its tasks took.');
  return task.value * 1_000;
}

async function waitForFrames(page: Page): Promise<void> {
  const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
  await page.evaluate(`${twoFrames}.then(() => undefined)`);
}
