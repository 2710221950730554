import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { createVitestReporter } from './tools/vitest-reporter.ts';

/** Where `npm test` wants the list of executed tests. */
const reportFile = process.env['VITEST_REPORT'];

/** Waiting ends with the state that is awaited; a limit only has to be far beyond what a busy machine takes. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Tests of components; each file has an empty page and modules of its own. */
const components = 'apps/web/**/*.test.tsx';
const outside = ['**/node_modules/**', '**/*.integration.test.ts'];

/**
 * `unit` and `component` need nothing but Node; `integration` (*.integration.test.ts) gets a real PostgreSQL from
 * stack/src/test-services.ts.
 */
export default defineConfig({
  test: {
    reporters: ['default', ...(reportFile === undefined ? [] : [createVitestReporter(reportFile)])],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,stack,tools,contracts,bench}/**/*.test.ts'],
          exclude: outside,
          ...limits,
          // By default one core stays idle.
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['tools/fresh-modules.ts'],
        },
      },
      {
        test: {
          name: 'component',
          include: [components],
          exclude: outside,
          ...limits,
          maxWorkers: 2,
          isolate: false,
          setupFiles: [
            'tools/fresh-modules.ts',
            'apps/web/test-support/fresh-page.ts',
            'apps/web/test-support/patient-queries.ts',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,stack,tools,bench}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['stack/src/test-services.ts'],
          ...limits,
          // A file waits a sixth of its time, so three keep two cores busy.
          maxWorkers: 3,
          isolate: false,
          setupFiles: ['tools/fresh-modules.ts'],
          // With another number of workers than the others it runs after them, where one command names both.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
