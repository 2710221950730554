import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PlannedArea } from './plan.ts';

/** A planned area with the name of its folder. */
export type NamedArea = PlannedArea & { readonly name: string };

/** The plans of the folders beside this file, in the order of their positions. */
export async function listAreas(): Promise<readonly NamedArea[]> {
  const files = globSync('*/plan.ts', { cwd: import.meta.dirname }).toSorted();
  const areas = await Promise.all(
    files.map(async (file) => {
      const { plan }: { plan: PlannedArea } = await import(/* @vite-ignore */ `./${file}`);
      return { ...plan, name: dirname(file) };
    }),
  );
  return areas.toSorted((a, b) => a.position - b.position);
}
