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
    /\/src\/shared\/(ui\/(reading-text|inline-notice|skeleton|card|wind-rose|token-logo)\.tsx|chain\/(reading|latest-block)\.ts|api-client\/usd\.ts)$/,
    /\/rules\/src\/amount\/format-usd\.ts$/,
    /\/react-query\/build\/modern\/useQuery\.js$/,
  ),
  // What reads the chain and the API, with the schemas' library.
  toGroup(
    'data',
    /\/src\/shared\/(chain\/(to-user-message|read-contracts?)|api-client\/fetch-from-api|settings\/(checked-storage|settings-store)|ui\/notice-store)\.ts$/,
    /\/abi\/src\/exchange\/erc20\.abi\.ts$/,
    /\/schema\/src\/market-info\//,
  ),
  // What /swap loads besides; the other pages of the exchange share most of it.
  toGroup('trade', /\/src\/features\/exchange\/swap-card\.tsx$/),
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

function toGroup(name: string, ...patterns: readonly RegExp[]) {
  return { name, test: (id: string) => patterns.some((pattern) => pattern.test(id)) };
}
