import { type AreaGroups, toGroup, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  early: [
    // The rest of /swap; the other pages of the exchange share most of it.
    toGroup(
      'trade',
      /\/src\/features\/exchange\/(swap\/swap-card|reserves\/unreachable-(card|notice))\.tsx$/,
      /\/abi\/src\/exchange\/pair-reads\.abi\.ts$/,
    ),
  ],
  late: [
    // The offered trade under the amounts, and the same terms in the dialog. What other pages use too is not in it.
    toModules(
      'quote',
      /\/src\/features\/exchange\/swap\/(quoted-trade|route-path|split-choice|split-routes|swap-details|swap-fee|trade-price|trade-risks)\.tsx$/,
      /\/src\/features\/exchange\/(quote\/(fee-in|swap-gas)|swap\/(format-split-gain|sandwich\.query))\.ts$/,
      /\/src\/features\/exchange\/token-tax\/(tax-notices|token-tax|token-tax\.query|requested-taxes)\.tsx?$/,
      /\/rules\/src\/exchange\/(price-impact|sandwich)\.ts$/,
      /\/src\/shared\/(message\/en\/exchange\/(split-route|swap-dialog|trade-risk)|settings\/settings-input)\.ts$/,
    ),
    // The terms of a trade as they are sent, by the swap and for writes of other areas.
    toModules(
      'swap-write',
      /\/src\/features\/exchange\/(exact-output\/.+|quote\/(chain-trade\.query|requote)|swap\/(assert-within-limits|swap-write))\.tsx?$/,
    ),
    // Events of an account: in its activity, its exports and receipts.
    toModules('events', /\/schema\/src\/(exchange\/(liquidity-event|swap)|wire\/event-token)\.ts$/),
    // Tokens by address, on pages outside of /swap such as approvals.
    toModules(
      'tokens',
      /\/src\/features\/exchange\/liquidity\/currency\.query\.ts$/,
      /\/src\/shared\/message\/en\/exchange\/liquidity\.ts$/,
    ),
    // The page of approvals before its list.
    toModules(
      'approval',
      /\/src\/features\/exchange\/approval\/loading-approvals\.tsx$/,
      /\/src\/shared\/message\/en\/approval\.ts$/,
    ),
    // A coin and its wrapped token, one for one.
    toModules('wrap', /\/src\/features\/exchange\/swap\/(wrap-action\.tsx|wrap-(plan|write)\.ts)$/),
    // Pools and their figures.
    toModules(
      'pools',
      /\/src\/features\/exchange\/pool\/(pool-amount|pool-figure|pool-summary|pool-token|price-text|unlisted-badge)\.tsx?$/,
      /\/src\/features\/exchange\/reserves\/(chain-pool\.query|fetch-reserves|index-interval)\.ts$/,
      /\/src\/shared\/message\/en\/exchange\/pool\.ts$/,
      /\/schema\/src\/exchange\/(amount|pool)\.ts$/,
      /\/abi\/src\/exchange\/factory\.abi\.ts$/,
    ),
    toModules(
      'pool-list',
      /\/src\/features\/exchange\/(list\/list-url|pool\/(fetch-pool-page|pool-list\.query|search-pools))\.ts$/,
    ),
    // Rows of pools, for a list and for somebody without a position.
    toModules('pool-rows', /\/src\/features\/exchange\/pool\/(pool-table|top-pools)\.tsx$/),
    // Search, order and pages of a list.
    toModules('list', /\/src\/features\/exchange\/list\//),
    // The price of a pair with its history.
    toModules(
      'price',
      /\/src\/features\/exchange\/pool\/(candle|candles\.query|pool-transaction-slot|price-card|price-direction|price-history|price-leg)\.tsx?$/,
      /\/schema\/src\/exchange\/candle\.ts$/,
    ),
    // The transactions of a pool, and its candles as a table.
    toModules(
      'trades',
      /\/src\/features\/exchange\/pool\/(age-text|candle-table|compute-age|pool-transaction-list|pool-transaction-table|pool-transactions\.query|trade-part|traded-amounts)\.tsx?$/,
      /\/schema\/src\/exchange\/pool-transaction\.ts$/,
      /\/src\/shared\/message\/en\/exchange\/pool-transaction\.ts$/,
    ),
    // Shared by the pages of positions.
    toGroup(
      'positions',
      /\/src\/features\/exchange\/liquidity\/(liquidity-routes|pair-price|position-details|position-summary|removal|use-held-view)\.tsx?$/,
      /\/schema\/src\/exchange\/position\.ts$/,
    ),
    // Shared by the pages of tokens.
    toModules(
      'token',
      /\/src\/features\/exchange\/token\/(fetch-token-summaries|token-figure|token-summaries\.query|token-summary)\.tsx?$/,
      /\/src\/shared\/(message\/en\/(exchange\/token|favourite|market-info)|token-list\/(favourite-tokens|star-button))\.tsx?$/,
      /\/schema\/src\/exchange\/token-summary\.ts$/,
    ),
    // Deposits and withdrawals, from their button on.
    toModules(
      'liquidity',
      /\/abi\/src\/exchange\/pair\.abi\.ts$/,
      /\/src\/features\/exchange\/liquidity\/(liquidity-error|liquidity-identity|liquidity-plan|liquidity-terms|removal-spender|remove-actions|remove-calls|remove-dialog|remove-write|share-token|supply-actions|supply-calls|supply-dialog|supply-write|use-write-step)\.tsx?$/,
    ),
    toModules(
      'exchange-export',
      /\/src\/features\/exchange\/export\/(exchange-exports|export-(dialog|kinds))\.tsx?$/,
      /\/src\/shared\/message\/en\/exchange\/exchange-export\.ts$/,
    ),
  ],
  write: [/\/src\/features\/exchange\/(approval\/revoke-write|router-spender|swap\/swap-error)\.ts$/],
};
