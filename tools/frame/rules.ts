/**
 * Folders of `apps/web/src/features` with pages of the site itself, and the operator's console, whose roles serve
 * every area. Every other folder there is an area.
 */
export const siteFeatures: readonly string[] = [
  'form-demo',
  'home',
  'maintenance',
  'not-built',
  'operator',
  'take-back',
];

/** The files that list the areas of a layer. They are 16 at most; a new area is one line in each. */
export const listFiles: readonly string[] = [
  'apps/api/src/areas.ts',
  'apps/indexer/src/areas.ts',
  'apps/keeper/src/areas.ts',
  'apps/web/src/app/areas.ts',
  'apps/web/src/app/take-back-file/areas.ts',
  'apps/web/src/shared/message/de.ts',
  'apps/web/src/shared/message/de/api.ts',
  'apps/web/src/shared/message/en.ts',
  'foundry.toml',
  'package.json',
  'packages/db/src/test/areas.ts',
  'packages/schema/src/activity/activity-rows.ts',
  'packages/schema/src/areas.ts',
  'tools/frame/rules.ts',
];
export const maxListFiles = 16;

/**
 * Services that serve every area, and the areas that they are built on: the market info's figures are those of the
 * exchange's pools; the operator's console writes to the contracts of areas and reviews works; a tier counts stakes and
 * NFTs, and those of the launchpad have thresholds of their own; an upload may name its artist; the still of a work
 * is found by the name of its file.
 */
export const services: Readonly<Record<string, readonly string[]>> = {
  artwork: ['nft-market'],
  'market-info': ['exchange'],
  media: ['artist'],
  operator: ['stake-pool', 'nft-market', 'artist'],
  tier: ['stake-pool', 'nft-stake', 'launchpad'],
};

/**
 * Tests of the whole product, or of a whole process with its real areas. A unit test of the frame is none of them:
 * it has names of its own.
 */
export const wholeProduct: readonly RegExp[] = [
  // The browser, the benches and the load with faults drive everything.
  /^(e2e|bench|contracts\/bench|stack\/src\/chaos)\//,
  // Real processes, databases and chain nodes; and their fixtures.
  /\.integration\.test\.ts$/,
  /^apps\/[^/]+\/test\//,
  // The model of the whole chain, with each area's events.
  /^apps\/indexer\/src\/simulation\//,
  // The site's routes, menus and plans, as the specification lists them.
  /^apps\/web\/src\/app\/[^/]+\.test\.tsx?$/,
  /^apps\/web\/src\/shared\/message\/specified-strings(-00[12])?\.test-support\.ts$/,
  // Every error of the wire, and every ABI with the field's clients.
  /^packages\/schema\/src\/wire\/envelope\.test\.ts$/,
  /^contracts\/test\/uniswap-clients\.test\.ts$/,
];

/** Written by `npm run gen`, which has the list. */
export const generated = /^packages\/abi\//;
