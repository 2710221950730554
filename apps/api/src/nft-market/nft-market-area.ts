import type { Area } from '../area.ts';
import { nftMarketRoutes } from './routes.ts';

export const nftMarketArea: Area = { routes: nftMarketRoutes };
