import type { Page } from '../shared/site/page.ts';
import { areas } from './areas.ts';
import { notBuiltPages } from './not-built-pages.ts';
import { sitePages } from './site-pages.ts';

/** Every page of the site (SHELL-01). Any other path redirects to `/`. */
export const routes: readonly Page[] = [
  ...sitePages,
  ...areas.flatMap(({ pages }) => pages),
  ...notBuiltPages,
];
