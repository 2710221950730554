export { nftStakeMenu } from './menu.ts';
export { nftStake } from './nft-stake.ts';
export { nftStakeWrite } from './write.ts';
export { nftStakeSpender } from './spender.ts';
