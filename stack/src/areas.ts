import { globSync } from 'node:fs';
import type { StackArea } from './area.ts';

/** The areas of the local stack: `area` in the `area.ts` of each folder, in the order of their names. */
export const areas: readonly StackArea[] = await Promise.all(
  globSync('*/area.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file) => {
      const { area }: { area: StackArea } = await import(/* @vite-ignore */ `./${file}`);
      return area;
    }),
);
