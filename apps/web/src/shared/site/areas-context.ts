import { createContext, use } from 'react';
import type { Area } from './area.ts';

/** Every area of the site, for parts that list something of each. */
export const AreasContext = createContext<readonly Area[]>([]);

export function useAreas(): readonly Area[] {
  return use(AreasContext);
}
