import { findPool } from '../fixture/find-pool.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { sitePaths } from '../fixture/site-paths.ts';
import { test } from './engine-test.ts';
import { engineNames, sizes } from './engine.ts';

/** One path of each heading, and the pages outside SHELL-01; the pool's address comes from the chain. */
const screens: readonly (readonly [path: string, heading: string])[] = [
  ...Array.from(
    new Map(sitePaths.map(([path, heading]) => [heading, path])),
    ([heading, path]) => [path, heading] as const,
  ),
  ['/prediction', 'Prediction'],
  ['/pools', 'Pools'],
  ['/approvals', 'Approvals'],
];

for (const engine of engineNames)
  for (const device of ['desktop', 'phone'] as const)
    test(`[SHELL-01] [SHELL-05] in ${engine} on a ${device} every page is drawn, none is blank, and none reports a fault`, async ({
      openSite,
      stack,
    }) => {
      const page = await openSite(engine);
      await page.resize(sizes[device]);
      for (const [path, heading] of screens) {
        await page.open(path);
        await page.expectPage(heading);
      }
      const pool = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'CAKE');
      await page.open(`/pools/${pool?.address}`);
      await page.expectPage('CAKE');
      page.expectNoFault();
    });
