import type { ExternalLinks, RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { messages } from '../shared/message/messages.ts';
import { routes } from './route-table.ts';

/** Inside the site. */
export interface PageEntry {
  kind: 'page';
  label: string;
  to: string;
}

/** An external link; the target comes from configuration. */
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

type Mode = RuntimeConfig['mode'];

/** Whether a menu offers a page: in production, only where its area is built. */
export function isOffered(to: string, mode: Mode): boolean {
  return mode === 'local' || routes.some(({ path, isBuilt = true }) => path === to && isBuilt);
}

/** The menu of SHELL-02, without entries that are not configured or not offered, and without empty groups. */
export function buildSiteMenu(links: ExternalLinks, mode: Mode): readonly MenuEntry[] {
  const text = messages.shell;
  const page = (label: string, to: string): readonly PageEntry[] =>
    isOffered(to, mode) ? [{ kind: 'page', label, to }] : [];
  const entries: readonly MenuEntry[] = [
    ...page(text.home, '/'),
    group(text.trade, [
      ...page(text.exchange, '/swap'),
      ...page(text.liquidity, '/pool'),
      ...page(text.pools, '/pools'),
    ]),
    group(text.nft, [
      ...page(text.megamarket, '/nft-megamarket'),
      ...page(text.genesisMarket, '/genesis-market'),
      ...page(text.stakeNft, '/stakeNFT'),
      ...page(text.myArtworks, '/my-artworks'),
    ]),
    ...page(text.inoLaunchpad, '/ino'),
    ...page(text.idoLaunchpad, '/launchpad'),
    ...link(text.farms, links.farms),
    group(text.pools, [
      ...link(text.startPools, links.startPools),
      ...link(text.idoPools, links.idoPools),
      ...page(text.launchPools, '/StakePool'),
    ]),
    ...page(text.prediction, '/prediction'),
    group(text.more, [
      ...link(text.sourceCode, links.sourceCode),
      ...link(text.documentation, links.documentation),
      ...link(text.blog, links.blog),
      ...links.audits.flatMap(({ name, url }) => link(name, url)),
    ]),
  ];
  return entries.filter((entry) => entry.kind !== 'group' || entry.entries.length > 0);
}

function link(label: string, href: string | undefined): readonly LinkEntry[] {
  return href === undefined ? [] : [{ kind: 'link', label, href }];
}

function group(label: string, entries: GroupEntry['entries']): GroupEntry {
  return { kind: 'group', label, entries };
}
