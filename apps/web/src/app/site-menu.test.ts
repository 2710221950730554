import { describe, expect, it } from 'vitest';
import { routes } from './route-table.ts';
import { buildSiteMenu, listOffered, type MenuEntry } from './site-menu.ts';

const audits = [1, 2, 3].map((n) => ({ name: `Audit ${n}`, url: `https://example.org/audit-${n}` }));
const allLinks = {
  explorer: '/explorer',
  farms: 'https://example.org/farms',
  startPools: 'https://example.org/start',
  idoPools: 'https://example.org/ido',
  sourceCode: 'https://example.org/code',
  documentation: 'https://example.org/docs',
  blog: 'https://example.org/blog',
  audits,
};

const describeEntry = (entry: MenuEntry): unknown => {
  if (entry.kind === 'group') return { [entry.label]: entry.entries.map(describeEntry) };
  if (entry.kind === 'link') return `${entry.label} ${entry.href}`;
  return `${entry.label} ${entry.to}${entry.isBuilt ? '' : ' soon'}`;
};

const listQuick = (mode: 'local' | 'production') =>
  listOffered(({ quick }) => quick, mode).map(({ to }) => to);

describe('site menu', () => {
  it('[SHELL-02] has the entries of the specification; a local site announces the areas to come', () => {
    expect(buildSiteMenu(allLinks, 'local').map(describeEntry)).toEqual([
      'Home /',
      { Trade: ['Exchange /swap', 'Liquidity /pool', 'All pools /pools', 'Tokens /tokens'] },
      {
        NFT: [
          'Megamarket /nft-megamarket',
          'Genesis Market /genesis-market',
          'Stake NFT /stakeNFT',
          'My NFT Artworks /my-artworks',
        ],
      },
      'IDO Launchpad /launchpad',
      'Farms https://example.org/farms',
      {
        Pools: [
          'Start Pools https://example.org/start',
          'IDO Pools https://example.org/ido',
          'Launch Pools /StakePool',
        ],
      },
      'Prediction /prediction',
      {
        More: [
          'INO Launchpad /ino soon',
          'Source code https://example.org/code',
          'Docs https://example.org/docs',
          'Blog https://example.org/blog',
          ...audits.map(({ name, url }) => `${name} ${url}`),
        ],
      },
    ]);
  });

  it('[SHELL-02] leaves out entries that are not configured, and empty groups', () => {
    const labels = buildSiteMenu({ audits: [] }, 'local').map(({ label }) => label);
    expect(labels).toEqual(['Home', 'Trade', 'NFT', 'IDO Launchpad', 'Pools', 'Prediction', 'More']);
  });

  it('[SHELL-02] in production leaves out the areas that are not built yet', () => {
    expect(buildSiteMenu({ audits: [] }, 'production').map(describeEntry)).toEqual([
      'Home /',
      { Trade: ['Exchange /swap', 'Liquidity /pool', 'All pools /pools', 'Tokens /tokens'] },
      {
        NFT: [
          'Megamarket /nft-megamarket',
          'Genesis Market /genesis-market',
          'Stake NFT /stakeNFT',
          'My NFT Artworks /my-artworks',
        ],
      },
      'IDO Launchpad /launchpad',
      { Pools: ['Launch Pools /StakePool'] },
      'Prediction /prediction',
    ]);
    expect(listQuick('production')).toEqual(['/', '/swap', '/nft-megamarket', '/prediction']);
    expect(listQuick('local')).toEqual(['/', '/swap', '/nft-megamarket', '/prediction']);
  });

  it('[SHELL-02] has no two entries of one name', () => {
    const names = buildSiteMenu(allLinks, 'local').flatMap((entry) =>
      entry.kind === 'group' ? [entry.label, ...entry.entries.map(({ label }) => label)] : [entry.label],
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('[SHELL-02] names only existing pages', () => {
    const pages = buildSiteMenu(allLinks, 'local')
      .flatMap((entry) => (entry.kind === 'group' ? entry.entries : [entry]))
      .flatMap((entry) => (entry.kind === 'page' ? [entry.to] : []));
    expect(pages.filter((to) => !routes.some(({ path }) => path === to))).toEqual([]);
  });
});
