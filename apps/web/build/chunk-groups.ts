/**
 * What pages load together is one chunk: it compresses better than many and is asked for once. A group takes the modules
 * that match and all that they import, but what a group before it has. Left to itself the bundler makes a chunk for every
 * different set of readers, about forty for /swap.
 */
export const chunkGroups = [
  toGroup('shell', /\/src\/app\/app\.tsx$/),
  // What every page that shows figures draws with.
  toGroup(
    'view',
    /\/src\/shared\/(ui\/(reading-text|inline-notice|skeleton|card|wind-rose|token-logo|empty-state|retry-button|network-unreachable)\.tsx|ui\/use-page-title\.ts|chain\/(reading|latest-block)\.ts|api-client\/usd\.ts)$/,
    /\/rules\/src\/amount\/format-usd\.ts$/,
    /\/react-query\/build\/modern\/useQuery\.js$/,
  ),
  // What reads the chain and the API, with the schemas' library.
  toGroup(
    'data',
    /\/src\/shared\/(chain\/(explorer-link|to-user-message|read-contracts?)|api-client\/fetch-from-api|settings\/(checked-storage|settings-store)|ui\/notice-store)\.ts$/,
    /\/abi\/src\/exchange\/erc20\.abi\.ts$/,
    /\/schema\/src\/(market-info\/|wire\/(amount|hash)\.ts$)/,
  ),
  // What /swap loads besides; the other pages of the exchange share most of it.
  toGroup(
    'trade',
    /\/src\/features\/exchange\/(swap-card|exchange-page)\.tsx$/,
    /\/abi\/src\/exchange\/pair\.abi\.ts$/,
  ),
  // What some pages know from the start and the others once they are painted; nothing more, for viem's index leads to all of viem.
  {
    ...toGroup(
      'known',
      /\/src\/shared\/chain\/(block\.query|follow-blocks|head-subscription)\.ts$/,
      /\/src\/shared\/(message\/en\/transaction|transaction\/(batch-record|pause|transaction-record|transaction-store)|wallet\/to-transaction-wallet)\.ts$/,
      /\/src\/shared\/(account\/signed-in-store|live\/(live-store|topic-listeners|update-taps)|message\/en\/live)\.ts$/,
      /\/viem\/_esm\/(actions\/public\/getBlock|errors\/block|utils\/formatters\/(block|transaction))\.js$/,
      /\/viem\/_esm\/(accounts\/utils\/publicKeyToAddress|utils\/signature\/recover(Address|PublicKey))\.js$/,
    ),
    includeDependenciesRecursively: false,
  },
  // Small parts of pages and dialogs.
  toGroup(
    'parts',
    /\/src\/shared\/ui\/(address-text|badge|chart-attribution|data-table|signed-text|switch|tabs|text-field|time-text)\.tsx$/,
  ),
  // What every page loads once it is painted: followers of the wallet and the chain, the price, the state of the nodes.
  toGroup(
    'after-paint',
    /\/src\/app\/shell\/token-price\.tsx$/,
    /\/src\/shared\/(node\/node-(dialog-slot|status)|token-list\/list-updates|wallet\/background-work)\.tsx$/,
    /\/src\/shared\/chain\/(node-turns|read-recent-chunk|rpc-node)\.ts$/,
    /\/viem\/_esm\/actions\/public\/(call|multicall|readContract)\.js$/,
  ),
  toGroup('home', /\/src\/shared\/(message\/en\/home|market-info\/market\.query)\.ts$/),
  // What the pages of pools and positions share.
  toGroup(
    'pools',
    /\/src\/features\/exchange\/(list-page|liquidity\/(liquidity-routes|pair-price|position-details|position-summary|removal)|pool\/(price-text|unlisted-badge))\.tsx?$/,
    /\/src\/shared\/token-list\/stranger-token\.tsx$/,
    /\/schema\/src\/exchange\/(amount|paging|pool|position)\.ts$/,
  ),
  toGroup('game', /\/src\/features\/prediction\/game-page\.tsx$/),
  // What a write needs, whatever it writes: its dialog, then what sends it.
  toGroup('transaction', /\/src\/shared\/transaction\/(transaction-dialog\.tsx|transaction\.mutation\.ts)$/),
  toGroup(
    'write',
    /\/src\/features\/exchange\/(paid-steps|permit-calls|use-approval|use-payment)\.tsx?$/,
    /\/src\/shared\/(simulation\/|transaction\/run-transaction\.ts$)/,
  ),
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

function toGroup(name: string, ...patterns: readonly RegExp[]) {
  return { name, test: (id: string) => patterns.some((pattern) => pattern.test(id)) };
}
