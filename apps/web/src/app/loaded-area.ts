import { matchPath } from 'react-router';
import type { Page, PageModule } from '../shared/site/page.ts';
import { routes } from './route-table.ts';

const loaded = new Map<Page['load'], PageModule>();

/** Loads the page of an address before the first render, so that it is in the first frame. */
export async function loadArea(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
  if (route) loaded.set(route.load, await route.load());
}

export function findLoadedArea(load: Page['load']): PageModule | undefined {
  return loaded.get(load);
}
