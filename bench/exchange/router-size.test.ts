import { expect, it } from 'vitest';
import { toRow } from '../frame/row.ts';
import { measureRouterSizes } from './router-size.ts';

it('[SWAP-03] the router is at most 4 kB gzip, with amounts and formatting at most 8', async () => {
  const sizes = await measureRouterSizes();
  for (const size of sizes) {
    expect(size.ours, size.name).toBeGreaterThan(1);
    expect(toRow(size).ok, size.name).toBe(true);
  }
});
