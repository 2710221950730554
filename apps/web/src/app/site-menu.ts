import type { ExternalLinks } from '@tradewind/schema/runtime-config/runtime-config';
import { messages } from '../shared/message/messages.ts';

/** Inside the site. */
export interface PageEntry {
  kind: 'page';
  label: string;
  to: string;
}

/** Out of the site; the target comes from configuration. */
export interface LinkEntry {
  kind: 'link';
  label: string;
  href: string;
}

export interface GroupEntry {
  kind: 'group';
  label: string;
  entries: readonly (PageEntry | LinkEntry)[];
}

export type MenuEntry = PageEntry | LinkEntry | GroupEntry;

/** The menu of SHELL-02. A link that is not configured is left out, and so is a group without entries. */
export function buildSiteMenu(links: ExternalLinks): readonly MenuEntry[] {
  const text = messages.shell;
  const entries: readonly MenuEntry[] = [
    page(text.home, '/'),
    group(text.trade, [
      page(text.exchange, '/swap'),
      page(text.liquidity, '/pool'),
      page(text.pools, '/pools'),
    ]),
    group(text.nft, [
      page(text.megamarket, '/nft-megamarket'),
      page(text.genesisMarket, '/genesis-market'),
      page(text.stakeNft, '/stakeNFT'),
      page(text.myArtworks, '/my-artworks'),
    ]),
    page(text.inoLaunchpad, '/ino'),
    page(text.idoLaunchpad, '/launchpad'),
    ...link(text.farms, links.farms),
    group(text.pools, [
      ...link(text.startPools, links.startPools),
      ...link(text.idoPools, links.idoPools),
      page(text.launchPools, '/StakePool'),
    ]),
    page(text.prediction, '/prediction'),
    group(text.more, [
      ...link(text.sourceCode, links.sourceCode),
      ...link(text.documentation, links.documentation),
      ...link(text.blog, links.blog),
      ...links.audits.flatMap(({ name, url }) => link(name, url)),
    ]),
  ];
  return entries.filter((entry) => entry.kind !== 'group' || entry.entries.length > 0);
}

function page(label: string, to: string): PageEntry {
  return { kind: 'page', label, to };
}

function link(label: string, href: string | undefined): readonly LinkEntry[] {
  return href === undefined ? [] : [{ kind: 'link', label, href }];
}

function group(label: string, entries: GroupEntry['entries']): GroupEntry {
  return { kind: 'group', label, entries };
}
