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
    // The offered trade under the amounts, and the same terms in the dialog. What other pages use too is not in it.
    {
      ...toGroup(
        'quote',
        /\/src\/features\/exchange\/swap\/(quoted-trade|route-path|split-choice|swap-details|swap-fee|trade-price|trade-risks)\.tsx$/,
        /\/src\/features\/exchange\/(quote\/swap-gas|swap\/(format-split-gain|sandwich\.query))\.ts$/,
        /\/src\/features\/exchange\/token-tax\/(tax-notices|token-tax\.query|requested-taxes)\.tsx?$/,
      ),
      includeDependenciesRecursively: false,
    },
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
      /\/schema\/src\/exchange\/(amount|paging|pool|position|token-summary)\.ts$/,
    ),
  ],
  write: [/\/src\/features\/exchange\/router-spender\.ts$/],
};
