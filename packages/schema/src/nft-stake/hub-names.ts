/** The name of NFT staking in the topics of chains; every connection joins that of the home chain. */
export const nftStakeTopic = 'nft-stakes';

/** The event names of these topics. */
export const nftStakeTargets = ['nft_stakes_changed'] as const;
