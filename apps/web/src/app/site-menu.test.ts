import { describe, expect, it } from 'vitest';
import { buildSiteMenu, type MenuEntry } from './site-menu.ts';

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
  return `${entry.label} ${entry.kind === 'page' ? entry.to : entry.href}`;
};

describe('site menu', () => {
  it('[SHELL-02] has the entries of the specification, external targets from configuration', () => {
    expect(buildSiteMenu(allLinks).map(describeEntry)).toEqual([
      'Home /',
      { Trade: ['Exchange /swap', 'Liquidity /pool', 'Pools /pools'] },
      {
        NFT: [
          'Megamarket /nft-megamarket',
          'Genesis Market /genesis-market',
          'Stake NFT /stakeNFT',
          'My NFT Artworks /my-artworks',
        ],
      },
      'INO Launchpad /ino',
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
          'Source code https://example.org/code',
          'Docs https://example.org/docs',
          'Blog https://example.org/blog',
          ...audits.map(({ name, url }) => `${name} ${url}`),
        ],
      },
    ]);
  });

  it('[SHELL-02] leaves out what is not configured, and a group that would be empty', () => {
    const labels = buildSiteMenu({ explorer: '/explorer', audits: [] }).map(({ label }) => label);
    expect(labels).toEqual(['Home', 'Trade', 'NFT', 'INO Launchpad', 'IDO Launchpad', 'Pools', 'Prediction']);
  });
});
