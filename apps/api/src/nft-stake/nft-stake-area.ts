import { nftStakeTopic } from '@tradewind/schema/nft-stake/hub-names';
import type { Area } from '../area.ts';
import { nftMoves } from './nft-moves.ts';
import { nftStakeNotices } from './nft-stake-notices.ts';
import { nftStakeRoutes } from './routes.ts';

export const nftStakeArea: Area = {
  routes: nftStakeRoutes,
  notices: nftStakeNotices,
  reports: nftMoves.map(({ report, events }) => ({ ...report, events })),
  chainTopics: [nftStakeTopic],
};
