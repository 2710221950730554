/** The `kind` of `account_noticed` for news of the market. */
export const marketNewsKind = 'nft_market_news';
