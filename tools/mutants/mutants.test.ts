import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { listMutants } from './list-mutants.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');
const byArea = await listMutants();
const mutants = [...byArea.values()].flat();

describe('planted faults', () => {
  it.each(mutants)('$name: the code that it replaces occurs once', ({ file, find, replace }) => {
    expect(read(`contracts/src/${file}`).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('have existing test contracts that must notice them', () => {
    const tests = globSync('contracts/test/**/*.t.sol', { cwd: root }).map(read).join('\n');
    const names = mutants.flatMap(({ killedBy }) => killedBy.split('|'));
    expect(names.filter((name) => !new RegExp(`^contract ${name} `, 'm').test(tests))).toEqual([]);
  });

  it('have the counts of the security pages', () => {
    const pages = [...byArea.keys()].map((area) => read(`docs/security/${area}.md`)).join('\n');
    const counts = [...pages.matchAll(/(\d+) planted faults[^(]*\(`node tools\/mutant\.ts ([\w-]+)\/`/g)];
    expect(Object.fromEntries(counts.map(([, count, area]) => [area, Number(count)]))).toEqual(
      Object.fromEntries([...byArea].map(([area, { length }]) => [area, length])),
    );
  });

  it('given every area with contracts, then it has planted faults', () => {
    const folders = globSync('contracts/test/*/invariant', { cwd: root }).map((path) => path.split('/')[2]);
    expect(folders.filter((area) => !byArea.has(area ?? ''))).toEqual([]);
  });
});
