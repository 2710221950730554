/** The name of the NFT market in the topics of chains; every connection joins that of the home chain. */
export const nftMarketTopic = 'nft-market';

/** The event names of these topics. */
export const nftMarketTargets = ['nft_market_changed'] as const;
