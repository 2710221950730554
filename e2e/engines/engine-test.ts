import { test as base } from '@playwright/test';
import { startRelay } from '../fixture/relay.ts';
import { readStackAddress, type StackAddress } from '../fixture/stack-address.ts';
import { startPairingServer } from '../fixture/web-server.ts';
import type { Engine, EngineName } from './engine.ts';
import { observeSites } from './observe-sites.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import { createSitePage, type SitePage } from './site-page.ts';

type WorkerFixtures = {
  stack: StackAddress;
  /** Opens an engine with a page of the run's stack; each engine is opened once. */
  openSite: (name: EngineName) => Promise<SitePage>;
  /** The address of a web server with a WalletConnect project; the run's own stack has none. */
  pairingUrl: string;
};

const openers = { Firefox: openFirefox, WebKit: openWebKit };

export const test = base.extend<object, WorkerFixtures>({
  stack: [({}, use) => use(readStackAddress()), { scope: 'worker' }],
  openSite: [
    async ({ stack }, use) => {
      const site = await observeSites();
      const engines = new Map<EngineName, Engine>();
      await use(async (name) => {
        const engine = engines.get(name) ?? (await openers[name](site));
        engines.set(name, engine);
        site.takeFaults();
        return createSitePage(engine, { url: stack.webUrl, ...site });
      });
      for (const engine of engines.values()) await engine.close();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  pairingUrl: [
    async ({ stack }, use) => {
      const relay = await startRelay();
      const server = await startPairingServer(stack, relay.url);
      await use(server.url);
      await server.stop();
      await relay.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
