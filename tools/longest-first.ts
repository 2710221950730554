import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './run.ts';

/**
 * The slowest files, as globs, in the order of their start. Files that wait for restarts run beside those that take the
 * cores. Vitest starts with the largest files; these are small, so one would run last alone.
 */
export const longestFiles: readonly string[] = [
  'bench/benches.integration.test.ts',
  'stack/src/*/faults.integration.test.ts',
  'stack/src/kill.integration.test.ts',
  'apps/indexer/src/simulation/simulation.integration.test.ts',
  'stack/src/main.integration.test.ts',
  'stack/src/chaos/chaos.integration.test.ts',
  'tools/new-area/new-area.integration.test.ts',
  'packages/db/src/plans.integration.test.ts',
  'tools/check.integration.test.ts',
  'stack/src/*/sale-faults.integration.test.ts',
  'tools/deploy/image.integration.test.ts',
];

/** Starts with the slowest files, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method is vitest's, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => findPlace(a) - findPlace(b));
  }
}

/** Files outside the list come last. */
function findPlace({ moduleId }: TestSpecification): number {
  const index = longestFiles.findIndex((file) => matchesGlob(relative(root, moduleId), file));
  return index === -1 ? longestFiles.length : index;
}
