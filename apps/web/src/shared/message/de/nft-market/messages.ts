export { nftMarketMenu } from './menu.ts';
export { nftMarket } from './nft-market.ts';
export { nftMarketNews } from './news.ts';
export { nftMarketPosition } from './position.ts';
export { nftMarketSpender } from './spender.ts';
export { nftMarketTakeBack } from './take-back.ts';
export { nftMarketWork } from './work.ts';
export { nftMarketWrite } from './write.ts';
