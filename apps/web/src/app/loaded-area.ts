import { matchPath } from 'react-router';
import { type AreaModule, type Route, routes } from './route-table.ts';

const loaded = new Map<Route['load'], AreaModule>();

/** Loads the page of an address before the first render, so that it is in the first frame. */
export async function loadArea(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
  if (route) loaded.set(route.load, await route.load());
}

export function findLoadedArea(load: Route['load']): AreaModule | undefined {
  return loaded.get(load);
}
