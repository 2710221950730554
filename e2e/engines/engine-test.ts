import { test as base } from '@playwright/test';
import { readStackAddress, type StackAddress } from '../fixture/stack-address.ts';
import type { Engine, EngineName } from './engine.ts';
import { observeSite } from './observed-site.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import { createSitePage, type SitePage } from './site-page.ts';

type WorkerFixtures = {
  stack: StackAddress;
  /** Opens an engine with a page of the run's stack; each engine is opened once. */
  openSite: (name: EngineName) => Promise<SitePage>;
};

const openers = { Firefox: openFirefox, WebKit: openWebKit };

export const test = base.extend<object, WorkerFixtures>({
  stack: [({}, use) => use(readStackAddress()), { scope: 'worker' }],
  openSite: [
    async ({ stack }, use) => {
      const site = await observeSite(stack.webUrl);
      const engines = new Map<EngineName, Engine>();
      await use(async (name) => {
        const engine = engines.get(name) ?? (await openers[name]());
        engines.set(name, engine);
        site.takeFaults();
        return createSitePage(engine, site);
      });
      for (const engine of engines.values()) await engine.close();
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
