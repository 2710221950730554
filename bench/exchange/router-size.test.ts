import { expect, it } from 'vitest';
import { measureRouterSizes } from './router-size.ts';

it('[SWAP-03] the router is at most 4 kB gzip, with amounts and formatting at most 8', async () => {
  const sizes = await measureRouterSizes();
  for (const { name, ours, aim } of sizes) {
    expect(ours, name).toBeGreaterThan(1);
    expect(ours, name).toBeLessThanOrEqual(aim);
  }
});
