import { globSync } from 'node:fs';
import type { Mutant } from './mutant.ts';

/** The faults of each area, by the name of its folder beside this file. */
export async function listMutants(): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const files = globSync('*/mutants.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = files.map(async (file): Promise<readonly [string, readonly Mutant[]]> => {
    const { mutants } = await import(/* @vite-ignore */ `./${file}`);
    return [file.split(/[/\\]/)[0] ?? '', mutants];
  });
  return new Map(await Promise.all(modules));
}
