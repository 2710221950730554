import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const app = join(import.meta.dirname, '../src/app');

it('[WEB-02] given the modules that are imported apart, then each belongs to the next of the three groups', () => {
  const source = readFileSync(join(app, 'load-shared-code.ts'), 'utf8');
  const files = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => join(app, path));
  const names = files.map((file) => chunkGroups.find(({ test }) => test(file))?.name);
  expect(names).toEqual(['data', 'currencies', 'known']);
});
