import { existsSync } from 'node:fs';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './route-table.ts';

const specified = [
  ['/', '/swap', '/find', '/pool', '/add', '/add/:a', '/add/:a/:b', '/remove/:a/:b', '/remove/:tokens'],
  ['/maintenance', '/yup-test', '/prediction', '/Predic/MobilePrediction', '/launchpad'],
  ['/launchpad/:ownerAddress/:id', '/LaunchpadV3/:ownerAddress/:id', '/nft-megamarket'],
  ['/nft-megamarket-detail/:id', '/genesis-market', '/ino', '/ino-new_v2', '/ino-new/:id', '/ino/:keywork'],
  ['/StakePool', '/StakePool/:id', '/stakepool/:poolId', '/stakeNFT', '/my-artworks', '/mint-nft'],
  ['/usercenter/:id', '/create-artists'],
].flat();

/** Pages of ours outside of the specification. */
const beyond = [
  '/take-back',
  '/pools',
  '/pools/:address',
  '/tokens',
  '/tokens/:address',
  '/approvals',
  '/operator/pools',
  '/operator/review',
];

function isPage(address: string): boolean {
  return routes.some(({ path }) => matchPath(path, address) !== null);
}

describe('routes', () => {
  it('[SHELL-01] are exactly those of the specification, and our own', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path) => !beyond.includes(path)).toSorted()).toEqual(specified.toSorted());
    expect(paths.filter((path) => beyond.includes(path))).toEqual(beyond);
  });

  it('[SHELL-01] match exactly: nothing below or above a page is that page', () => {
    expect(['/swap', '/Swap/', '/ino/%E0%A4%A', '/STAKENFT'].every(isPage)).toBe(true);
    expect(['/swap/now', '/nowhere', '/add/a/b/c', '/launchpad/a', '/mint-nft/1'].some(isPage)).toBe(false);
  });

  it('[SHELL-06] given a page, then the HTML preloads the module that it loads', async () => {
    for (const { path, isBuilt, load, served } of routes) {
      const module: object = await import(/* @vite-ignore */ `../../${served?.module}`);
      const { default: Page } = await load();
      expect([path, isBuilt === false || Object.values(module).includes(Page)]).toEqual([path, true]);
    }
  }, 30_000);

  it('[SHELL-06] given the later parts of a page, then each is a module', async () => {
    for (const { module } of routes.flatMap(({ served }) => served?.parts ?? []))
      expect(existsSync(new URL(`../../${module}`, import.meta.url))).toBe(true);
  });

  it('[LIQ-09] one pool has a page of its own, apart from the list', () => {
    const [list, pool] = ['/pools', '/pools/:address'].map(
      (own) => routes.find(({ path }) => path === own)?.served?.module,
    );
    expect(list).not.toBe(pool);
  });

  it('[SHELL-01] each is loaded on demand', async () => {
    for (const { load } of routes) expect(await load()).toHaveProperty('default');
  }, 30_000);
});
