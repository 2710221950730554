import { nftMarketTopic } from '@tradewind/schema/nft-market/hub-names';
import type { Area } from '../area.ts';
import { nftMarketNotices } from './nft-market-notices.ts';
import { nftMarketRoutes } from './routes.ts';

export const nftMarketArea: Area = {
  routes: nftMarketRoutes,
  notices: nftMarketNotices,
  chainTopics: [nftMarketTopic],
};
