import { defineConfig } from '@playwright/test';

/** What moves prices runs one test at a time; everything else beside it. */
const trading = ['exchange/**/*.test.ts', 'hub/**/*.test.ts', 'chain/**/!(faulty-node|own-node).test.ts'];

/** What moves the chain's time has a stack of its own, and that one test at a time (fixture/game-test.ts). */
const game = ['prediction/**/*.test.ts'];

/** One stack for the whole run (fixture/global-setup.ts); tests take a fresh account each, so they share no balance. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './fixture/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  projects: [
    { name: 'trading', testMatch: trading, workers: 1 },
    { name: 'game', testMatch: game, workers: 1 },
    { name: 'site', testMatch: '**/*.test.ts', testIgnore: [...trading, ...game] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
