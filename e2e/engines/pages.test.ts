import { findPool } from '../fixture/find-pool.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { sitePaths } from '../fixture/site-paths.ts';
import { test } from './engine-test.ts';
import { engineNames } from './engine.ts';

/** One path of each heading, and the pages outside SHELL-01; the pool's address comes from the chain. */
const screens: readonly (readonly [path: string, heading: string])[] = [
  ...Array.from(
    new Map(sitePaths.map(([path, heading]) => [heading, path])),
    ([heading, path]) => [path, heading] as const,
  ),
  ['/prediction', 'Prediction'],
  ['/pools', 'All pools'],
  ['/approvals', 'Approvals'],
  ['/__gallery', 'Storyboard'],
];

for (const engine of engineNames)
  test(`[SHELL-01] [SHELL-05] in ${engine} on both devices every page is drawn, none is blank, and none reports a fault`, async ({
    openSite,
    stack,
  }) => {
    // Every page of the site, twice.
    test.setTimeout(240_000);
    const page = await openSite(engine);
    const pool = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'CAKE');
    for (const [path, heading] of [...screens, [`/pools/${pool?.address}`, 'CAKE'] as const]) {
      await page.open(path);
      await page.expectPage(heading);
      await page.changeDevice();
      await page.expectPage(heading);
    }
    page.expectNoFault();
  });
