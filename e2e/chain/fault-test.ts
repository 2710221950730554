import { test as base } from '../fixture/test.ts';
import { type FaultNode, startFaultNode } from '../fixture/fault-node.ts';
import { findDeadUrl, startWebServer } from '../fixture/web-server.ts';

type FaultFixtures = {
  /** A node between the page and the real one. */
  startNode: () => Promise<FaultNode>;
  /** A site that knows these nodes and no API; gives its address. */
  startSite: (nodes: readonly string[], settings?: Record<string, string>) => Promise<string>;
};

/** Tests of a site whose nodes fail; whatever a failing node makes the browser log is expected. */
export const test = base.extend<FaultFixtures>({
  startNode: async ({ stack }, use) => {
    const nodes: FaultNode[] = [];
    await use(async () => {
      const node = await startFaultNode(stack.rpcUrl);
      nodes.push(node);
      return node;
    });
    await Promise.all(nodes.map((node) => node.stop()));
  },
  startSite: async ({ page, watch }, use) => {
    const sites: Awaited<ReturnType<typeof startWebServer>>[] = [];
    await use(async (nodes, settings = {}) => {
      const site = await startWebServer({
        API_URL: await findDeadUrl(),
        RPC_URLS: nodes.join(','),
        ...settings,
      });
      sites.push(site);
      watch.allow(new RegExp(`foreign request: (${[site.url, ...nodes].join('|')})`));
      watch.allow(/Failed to load resource|Unable to fetch price data|could not be (read|asked)|CORS/);
      return site.url;
    });
    await page.close();
    await Promise.all(sites.map((site) => site.stop()));
  },
});

export { expect } from '../fixture/test.ts';
