import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AreaGroups, toGroup } from './chunk-group.ts';

/** The groups of each area, one file in the folder `chunks`. */
const areas = await Promise.all(
  globSync('chunks/*.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file): Promise<AreaGroups> => {
      const { groups } = await import(pathToFileURL(`${import.meta.dirname}/${file}`).href);
      return groups;
    }),
);

/**
 * Modules that pages load together form one chunk: it compresses better, and it is one request. A group takes the
 * modules that match and their imports, except those of earlier groups. By default the bundler makes one chunk per
 * set of importers, about forty for /swap.
 */
export const chunkGroups = [
  toGroup('shell', /\/src\/app\/app\.tsx$/),
  // Display code of every page with figures.
  toGroup(
    'view',
    /\/src\/shared\/(ui\/(reading-text|inline-notice|skeleton|card|token-logo|empty-state|retry-button|network-unreachable)\.tsx|ui\/use-(media|page-title)\.ts|chain\/(reading|latest-block|chain-key)\.ts|api-client\/usd\.ts|live\/(live-store|use-index-reading|use-live-topic)\.ts|message\/en\/live\.ts)$/,
    /\/rules\/src\/amount\/format-usd\.ts$/,
    /\/react-query\/build\/modern\/useQuery\.js$/,
  ),
  // The readers of chain and API, with the schema library.
  toGroup(
    'data',
    /\/src\/shared\/(chain\/(explorer-link|to-user-message|read-contracts?)|api-client\/fetch-from-api|settings\/(checked-storage|settings-store)|ui\/notice-store)\.ts$/,
    /\/abi\/src\/standard\/erc20\.abi\.ts$/,
    /\/schema\/src\/(market-info\/|wire\/(amount|hash)\.ts$)/,
  ),
  ...areas.flatMap(({ early = [] }) => early),
  // Modules that some pages load first and others after the paint. Nothing more: viem's index imports all of viem.
  {
    ...toGroup(
      'known',
      /\/src\/shared\/chain\/(block\.query|follow-blocks|head-subscription|is-read-of)\.ts$/,
      /\/src\/shared\/(message\/en\/transaction|time\/pause|token-list\/currency-schema|transaction\/(batch-record|open-request|request-store|run-store|shown-writes|transaction-plan|transaction-record|transaction-store|write-amount|write-facts)|wallet\/(provider|switch-network|to-transaction-wallet))\.ts$/,
      /\/src\/shared\/(account\/signed-in-store|live\/(topic-listeners|update-taps|use-area-updates))\.ts$/,
      /\/viem\/_esm\/(actions\/public\/getBlock|errors\/block|utils\/formatters\/(block|transaction))\.js$/,
      /\/viem\/_esm\/(accounts\/utils\/publicKeyToAddress|utils\/signature\/recover(Address|PublicKey))\.js$/,
    ),
    includeDependenciesRecursively: false,
  },
  // Small parts of pages and dialogs.
  toGroup(
    'parts',
    /\/src\/shared\/ui\/(address-text|badge|candle-columns|chart-attribution|choice|data-table|detail|dialog|list-page|percent-range|signed-text|switch|tabs|text-field|time-text)\.tsx$/,
    /\/src\/shared\/token-list\/stranger-token\.tsx$/,
  ),
  // Loaded by every page after the first paint: followers of wallet and chain, the price, the node state.
  toGroup(
    'after-paint',
    /\/src\/app\/shell\/token-price\.tsx$/,
    /\/src\/shared\/(node\/(network-banner|node-dialog-slot|node-status)|token-list\/list-updates|wallet\/(background-work|pending-pill))\.tsx$/,
    /\/src\/shared\/chain\/(node-turns|read-recent-chunk|rpc-node)\.ts$/,
    /\/viem\/_esm\/actions\/public\/(call|multicall|readContract)\.js$/,
  ),
  toGroup('home', /\/src\/shared\/(message\/en\/home|market-info\/market-info\.query)\.ts$/),
  // The values of amounts: pages show them at once, writes in their dialog.
  toGroup(
    'fiat',
    /\/src\/shared\/token-list\/fiat-text\.tsx$/,
    /\/src\/shared\/chain\/gas-price\.query\.ts$/,
  ),
  ...areas.flatMap(({ late = [] }) => late),
  // The account drawer with the dialogs that it opens; its lists of positions belong to the areas.
  {
    ...toGroup(
      'account',
      /\/src\/shared\/wallet\/(drawer\/|activity\/|receive\/|exports-dialog\.tsx)/,
      /\/src\/shared\/(account\/position-list|site\/account-parts\.query|token-list\/holdings?(\.query)?)\.tsx?$/,
      /\/src\/shared\/message\/en\/(account-drawer|activity)\.ts$/,
    ),
    includeDependenciesRecursively: false,
  },
  // Shared by every write: its dialog, then the code that sends it.
  toGroup('transaction', /\/src\/shared\/transaction\/(transaction-dialog\.tsx|transaction\.mutation\.ts)$/),
  toGroup(
    'write',
    /\/src\/shared\/payment\/(paid-steps|use-payment)\.ts$/,
    ...areas.flatMap(({ write = [] }) => write),
    /\/src\/shared\/(simulation\/|transaction\/run-transaction\.ts$)/,
  ),
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));
