/** Files of the frame that still name an area, by the reason. The check fails when one of them does not any more. */
export const stillNamed: Readonly<Record<string, readonly string[]>> = {
  'supply, factory, router, pairs and the common tokens are read from the deployment of the exchange': [
    'apps/web/src/features/home/fetch-live-supply.ts',
    'apps/web/src/shared/node/check-own-node.ts',
    'apps/web/src/shared/token-list/currencies.ts',
    'apps/web/src/shared/wallet/send/recipient.query.ts',
    'apps/web/src/shared/wallet/site-contracts.ts',
  ],
  'the figures of market data are an adapter of the API': [
    'apps/api/src/adapters/market-data/own-market-data.ts',
  ],
  'the explorer of local builds names the contracts and lists the swaps': [
    'apps/web/server/explorer/explorer.test.ts',
    'apps/web/server/explorer/indexed-swaps.ts',
    'apps/web/server/explorer/known-contracts.ts',
    'apps/web/server/explorer/method-name.ts',
    'apps/web/server/explorer/transaction-page.ts',
  ],
};
