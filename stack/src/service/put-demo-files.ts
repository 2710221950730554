import { setTimeout as delay } from 'node:timers/promises';
import type { RunningSite } from '../area.ts';
import { areas } from '../areas.ts';
import { describeError } from '../describe-error.ts';

const delaysMs = [1_000, 3_000, 10_000];

/**
 * Sends the files of the areas to the running site, beside its first requests. A process that was away meanwhile is
 * tried again; missing files are sent at the next start.
 */
export async function putDemoFiles(site: RunningSite, note: (line: string) => void): Promise<void> {
  for (const waitMs of [...delaysMs, undefined]) {
    try {
      for (const { putFiles } of areas) await putFiles?.(site);
      return;
    } catch (error) {
      if (site.signal.aborted) return;
      if (waitMs === undefined) return note(`pictures of the demo are missing: ${describeError(error)}`);
      // A stop ends the wait.
      await delay(waitMs, undefined, { signal: site.signal }).catch(() => undefined);
    }
  }
}
