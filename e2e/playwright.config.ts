import { defineConfig } from '@playwright/test';

/** Tests that move prices run one at a time; all others run beside them. */
const trading = [
  'exchange/**/*.test.ts',
  'hub/**/*.test.ts',
  'chain/**/!(faulty-node|own-node).test.ts',
  '**/e2e/nft-market/buy-in-any-currency.test.ts',
  '**/e2e/engines/journeys.test.ts',
];

/** Tests that set the chain's time have their own stack and run one at a time (fixture/game-test.ts). */
const game = [
  'prediction/**/*.test.ts',
  'stake-pool/**/*.test.ts',
  'nft-stake/**/*.test.ts',
  '**/e2e/artist/reorganised.test.ts',
  '**/e2e/nft-market/{alerts,auction,faults}.test.ts',
  'take-back/**/*.test.ts',
];

/** The walks of other browsers than Chromium (engines/): each browser has one instance. Its journeys trade. */
const engines = ['**/e2e/engines/!(journeys).test.ts'];

/** Drawing motion takes a tenth of a test's processor time, so only the pages of other browsers than Chromium move. */
const still = { reducedMotion: 'reduce' } as const;
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

/** The run has one stack (fixture/global-setup.ts). Each test uses a fresh account, so tests share no balance. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './fixture/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  // A test waits a fifth of its time, so three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // Far beyond what a busy machine takes.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  projects: [
    { name: 'trading', testMatch: trading, workers: 1 },
    { name: 'game', testMatch: game, workers: 1 },
    { name: 'engines-firefox', testMatch: engines, grep: /in Firefox/, workers: 1, use: moving },
    { name: 'engines-webkit', testMatch: engines, grep: /in WebKit/, workers: 1, use: moving },
    { name: 'site', testMatch: '**/*.test.ts', testIgnore: [...trading, ...game, ...engines] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    contextOptions: still,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: HEADLESS_SHELL_PATH ?? CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test ends before optimised code pays for its compilation, an eighth of the processor time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
