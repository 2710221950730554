import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node; `integration` (*.integration.test.ts) gets a real PostgreSQL from stack/src/test-services.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,stack,tools,contracts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,stack,tools}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['stack/src/test-services.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
