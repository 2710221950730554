import { type AreaGroups, toGroup } from '../chunk-group.ts';

export const groups: AreaGroups = {
  early: [
    // The rest of /swap; the other pages of the exchange share most of it.
    toGroup(
      'trade',
      /\/src\/features\/exchange\/(swap\/swap-card|exchange-page)\.tsx$/,
      /\/abi\/src\/exchange\/pair\.abi\.ts$/,
    ),
  ],
  late: [
    // Shared by pages about tokens outside of /swap, such as approvals.
    {
      ...toGroup(
        'tokens',
        /\/src\/features\/exchange\/liquidity\/currency\.query\.ts$/,
        /\/src\/shared\/message\/en\/exchange\/liquidity\.ts$/,
        /\/src\/shared\/token-list\/stranger-token\.ts$/,
      ),
      includeDependenciesRecursively: false,
    },
    // Shared by the pages of pools and positions.
    toGroup(
      'pools',
      /\/src\/features\/exchange\/(liquidity\/(liquidity-routes|pair-price|position-details|position-summary|removal)|pool\/(price-text|unlisted-badge))\.tsx?$/,
      /\/schema\/src\/exchange\/(amount|paging|pool|position)\.ts$/,
    ),
  ],
  write: [/\/src\/features\/exchange\/router-spender\.ts$/],
};
