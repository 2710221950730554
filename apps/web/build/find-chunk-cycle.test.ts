import { expect, it } from 'vitest';
import { viteManifestSchema } from '../server/site/vite-manifest.ts';
import { findChunkCycle } from './find-chunk-cycle.ts';

const toManifest = (imports: Record<string, string[]>) =>
  viteManifestSchema.parse(
    Object.fromEntries(
      Object.entries(imports).map(([name, list]) => [name, { file: `${name}.js`, imports: list }]),
    ),
  );

it('[SHELL-01] given chunks that share an import, then there is no cycle', () => {
  expect(findChunkCycle(toManifest({ page: ['a', 'b'], a: ['c'], b: ['c'], c: [] }))).toBeUndefined();
});

it('[SHELL-01] given chunks that import each other, then they are named', () => {
  expect(findChunkCycle(toManifest({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([
    'a',
    'b',
    'c',
    'a',
  ]);
});

it('[SHELL-01] given a late import back to the page, then there is no cycle', () => {
  const manifest = viteManifestSchema.parse({
    page: { file: 'page.js', dynamicImports: ['late'] },
    late: { file: 'late.js', imports: ['page'] },
  });
  expect(findChunkCycle(manifest)).toBeUndefined();
});
