import { basename } from 'node:path';
import { isOwn } from '../frame/find-names.ts';
import type { Fault } from './find-faults.ts';
import type { OwnedWord } from './owned-word.ts';

const declaration =
  /^[ \t]*(?:export )?(?:declare )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm;

/** Models and browser tests that play every area. */
const wholeProduct = /^(stack\/src\/chaos|apps\/indexer\/src\/simulation|e2e\/fixture\/game)\b/;

/**
 * Declared names, and the file's own name, with a word of an area in a file that is not the area's. `owned` has the
 * words by the names of their areas; several areas may own a word.
 */
export function findSecondMeanings(
  path: string,
  source: string,
  owned: ReadonlyMap<string, readonly OwnedWord[]>,
): Fault[] {
  if (wholeProduct.test(path)) return [];
  const declared = [...source.matchAll(declaration)].map(({ index, 1: name = '' }) => ({
    line: source.slice(0, index).split('\n').length,
    name,
  }));
  return [{ line: 1, name: basename(path) }, ...declared].flatMap(({ line, name }) => {
    const owners = [...owned].flatMap(([area, words]) => {
      const found = words.find(({ word }) => word.test(name));
      return found ? { area, ...found } : [];
    });
    const [first] = owners;
    if (first === undefined || owners.some(({ area }) => isOwn(path, [area]))) return [];
    return { line, text: `"${name}": a word of ${first.area}; write ${first.instead}` };
  });
}
