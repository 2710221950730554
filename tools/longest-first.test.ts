import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longestFiles } from './longest-first.ts';
import { root } from './run.ts';

it.each(longestFiles)('%s, which is started early, exists', (file) => {
  expect(globSync(file, { cwd: root })).toHaveLength(1);
});
