import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRouteModule } from './route-modules.ts';

it.each([
  '/',
  '/swap',
  '/SWAP/',
  '/swap/x?y',
  '/maintenance',
  '/pool',
  '/add/ETH',
  '/remove/ETH/x',
  '/find',
  '/approvals',
  '/prediction',
  '/Predic/MobilePrediction',
])('%s leads to a page that exists', (path) => {
  const module = findRouteModule(path);
  expect(existsSync(new URL(`../../${module}`, import.meta.url))).toBe(true);
});

it.each(['/launchpad', '/swaps', '/__proto__'])('%s has none of its own yet', (path) => {
  expect(findRouteModule(path)).toBeUndefined();
});

it('[LIQ-09] one pool has a page of its own, apart from the list', () => {
  expect(findRouteModule('/Pools/0xabc')).not.toBe(findRouteModule('/pools/'));
  expect(findRouteModule('/pools/')).toBe(findRouteModule('/pools'));
});
