import { createContext, use } from 'react';
import type { Page } from './page.ts';

/** Every page of the site, for parts that list pages of other areas. */
export const PagesContext = createContext<readonly Page[]>([]);

export function usePages(): readonly Page[] {
  return use(PagesContext);
}
