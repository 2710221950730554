import { basename, dirname, join } from 'node:path';
import { root } from '../environment.ts';

/** The programs beside the web server and those of the areas, relative to the root of the checkout. */
export const programs = {
  indexer: 'apps/indexer/src/main.ts',
  api: 'apps/api/src/main.ts',
  keeper: 'apps/keeper/src/main.ts',
  media: 'apps/api/src/media-main.ts',
} as const;

/** Where the build of a program is: one file beside its sources, which finds the same packages. */
export function toBuiltProgram(source: string): string {
  return `${dirname(dirname(source))}/dist/${basename(source, '.ts')}.mjs`;
}

/** Node's parameters that run the build of a program from any folder. `buildPrograms` makes it. */
export function listProgramParameters(name: keyof typeof programs): readonly string[] {
  return ['--enable-source-maps', join(root, toBuiltProgram(programs[name]))];
}
