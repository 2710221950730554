import { globSync } from 'node:fs';
import type { OwnedWord } from './owned-word.ts';

/** The words that each area owns, by the name of its folder beside this file. */
export async function listOwnedWords(): Promise<ReadonlyMap<string, readonly OwnedWord[]>> {
  const files = globSync('*/owned-words.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = files.map(async (file): Promise<readonly [string, readonly OwnedWord[]]> => {
    const { ownedWords } = await import(/* @vite-ignore */ `./${file}`);
    return [file.split(/[/\\]/)[0] ?? '', ownedWords];
  });
  return new Map(await Promise.all(modules));
}
