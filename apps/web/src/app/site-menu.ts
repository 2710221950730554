import type { ExternalLinks, RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { messages } from '../shared/message/messages.ts';
import type { MenuGroup, Places } from '../shared/site/page.ts';
import { sortPlaces } from '../shared/site/sort-places.ts';
import { routes } from './route-table.ts';

/** Inside the site. */
export interface PageEntry {
  kind: 'page';
  label: string;
  to: string;
  isBuilt: boolean;
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

interface Offered {
  readonly label: () => string;
  readonly to: string;
  readonly isBuilt: boolean;
}

/** The pages that a menu offers, in its order: in production the built ones; a local site announces the others. */
export function listOffered<Place extends { readonly position: number; readonly label?: () => string }>(
  findPlace: (places: Places) => Place | undefined,
  mode: Mode,
): readonly (Place & Offered)[] {
  return sortPlaces(
    routes.flatMap(({ path, places, isBuilt = true }) => {
      if (places === undefined || (mode === 'production' && !isBuilt)) return [];
      const place = findPlace(places);
      return place === undefined ? [] : [{ ...place, label: place.label ?? places.label, to: path, isBuilt }];
    }),
  );
}

/**
 * The menu of SHELL-02, without entries that are not configured or not offered, and without empty groups. A page to
 * come that has no group is in the last one.
 */
export function buildSiteMenu(links: ExternalLinks, mode: Mode): readonly MenuEntry[] {
  const text = messages.shell;
  const pages = listOffered(({ menu }) => menu, mode);
  const listPages = (name: MenuGroup): readonly PageEntry[] =>
    pages.filter((place) => place.group === name).map(toPageEntry);
  const single = pages.filter((place) => place.group === undefined);
  const entries: readonly Placed[] = [
    ...single
      .filter((place) => place.isBuilt)
      .map((place) => ({ position: place.position, entry: toPageEntry(place) })),
    { position: 10, entry: group(text.trade, listPages('trade')) },
    { position: 20, entry: group(text.nft, listPages('nft')) },
    ...link(text.farms, links.farms).map((entry) => ({ position: 50, entry })),
    {
      position: 60,
      entry: group(text.pools, [
        ...link(text.startPools, links.startPools),
        ...link(text.idoPools, links.idoPools),
        ...listPages('pools'),
      ]),
    },
    {
      position: 80,
      entry: group(text.more, [
        ...single.filter((place) => !place.isBuilt).map(toPageEntry),
        ...link(text.sourceCode, links.sourceCode),
        ...link(text.documentation, links.documentation),
        ...link(text.blog, links.blog),
        ...links.audits.flatMap(({ name, url }) => link(name, url)),
      ]),
    },
  ];
  return sortPlaces(entries)
    .map(({ entry }) => entry)
    .filter((entry) => entry.kind !== 'group' || entry.entries.length > 0);
}

type Placed = { readonly position: number; readonly entry: MenuEntry };

function toPageEntry({ label, to, isBuilt }: Offered): PageEntry {
  return { kind: 'page', label: label(), to, isBuilt };
}

function link(label: string, href: string | undefined): readonly LinkEntry[] {
  return href === undefined ? [] : [{ kind: 'link', label, href }];
}

function group(label: string, entries: GroupEntry['entries']): GroupEntry {
  return { kind: 'group', label, entries };
}
