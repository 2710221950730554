import type { ComponentType } from 'react';
import type { IconName } from '../ui/icon.tsx';

export interface PageModule {
  default: ComponentType;
}

/** One page of the site, declared once by its area. A text is a function, because a language is chosen at the start. */
export interface Page {
  /** As the specification writes it; matching ignores letter case and a trailing slash. */
  readonly path: string;
  /** Paths of one screen share its state when the address changes between them. */
  readonly screen: string;
  readonly load: () => Promise<PageModule>;
  /** False where the page reports that its area is not built yet. */
  readonly isBuilt?: false;
  readonly places?: Places;
  /** For the web server and the build alone: `...(import.meta.env.SSR && {…})`, so that no browser loads it. */
  readonly served?: ServedPage;
}

/** Where the site offers the page. */
export interface Places {
  readonly label: () => string;
  readonly menu?: MenuPlace;
  readonly quick?: QuickPlace;
  readonly tile?: Tile;
}

export type MenuGroup = 'trade' | 'nft' | 'pools';

/** Its entry in the site menu: in a group, or at the top level. Entries are sorted by position. */
export interface MenuPlace {
  readonly group?: MenuGroup;
  readonly position: number;
}

/** Its entry in the phone's menu at the bottom edge. */
export interface QuickPlace {
  readonly position: number;
  readonly icon: IconName;
  /** Where it is not the page's. */
  readonly label?: () => string;
}

/** Its tile on the start page. */
export interface Tile {
  readonly position: number;
  readonly icon: IconName;
  /** Where it is not the page's. */
  readonly label?: () => string;
  readonly text: () => string;
}

/** A path, and the media query of the screens that need it. */
export interface PageRequest {
  readonly path: string;
  readonly media?: string;
}

export interface ServedPage {
  /** The module that `load` imports, from the folder of the web app. The HTML preloads its chunk. */
  readonly module: string;
  /** For search engines; the start page's where it is absent. */
  readonly description?: string;
  /** Requests of ours that the HTML starts while the scripts load. */
  readonly requests?: readonly PageRequest[];
  /** A redirecting path is drawn as its target. */
  readonly drawnAs?: string;
  readonly budget: Budget;
  /** Modules that load when they are drawn, or on a click, with their limits beyond the page. */
  readonly parts?: readonly Part[];
}

/** The limit of a page's scripts, in kB brotli beyond the shell, or beyond the page of another path. */
export interface Budget {
  readonly limit: number;
  readonly beyond?: string;
  /** The limit of those that no page of another area loads at first, in kB brotli. */
  readonly own?: number;
  /** The number of scripts of its first load, with those of the shell. */
  readonly scripts?: number;
}

export interface Part {
  readonly module: string;
  readonly limit: number;
}
