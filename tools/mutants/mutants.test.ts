import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { exchangeMutants } from './exchange.ts';
import { predictionMutants } from './prediction.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');

describe('planted faults', () => {
  it.each([...exchangeMutants, ...predictionMutants])(
    '$name: the code that it replaces occurs once',
    (mutant) => {
      const { file, find, replace } = mutant;
      expect(read(`contracts/src/${file}`).split(find)).toHaveLength(2);
      expect(replace).not.toBe(find);
    },
  );

  it('have existing test contracts that must notice them', () => {
    const tests = globSync('contracts/test/**/*.t.sol', { cwd: root }).map(read).join('\n');
    const names = [...exchangeMutants, ...predictionMutants].flatMap(({ killedBy }) => killedBy.split('|'));
    expect(names.filter((name) => !new RegExp(`^contract ${name} `, 'm').test(tests))).toEqual([]);
  });

  it('have the counts of the security pages', () => {
    const pages = ['exchange', 'prediction'].map((area) => read(`docs/security/${area}.md`)).join('\n');
    const counts = [...pages.matchAll(/(\d+) planted faults[^(]*\(`node tools\/mutant\.ts (\w+)\/`/g)];
    expect(Object.fromEntries(counts.map(([, count, area]) => [area, Number(count)]))).toEqual({
      exchange: exchangeMutants.length,
      prediction: predictionMutants.length,
    });
  });
});
