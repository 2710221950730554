import {
  listClaimableAdditions,
  listClaimableRemovals,
} from '@tradewind/db/exchange/list-claimable-liquidity.query';
import { listClaimableSwaps } from '@tradewind/db/exchange/list-claimable-swaps.query';
import { additionClaim, removalClaim, swapClaim } from '@tradewind/schema/exchange/exchange-claims';
import type { Area } from '../area.ts';
import { exchangeNotices } from './exchange-notices.ts';
import { exchangeRoutes } from './routes.ts';

export const exchangeArea: Area = {
  routes: exchangeRoutes,
  notices: exchangeNotices,
  reports: [
    { ...swapClaim, events: listClaimableSwaps },
    { ...additionClaim, events: listClaimableAdditions },
    { ...removalClaim, events: listClaimableRemovals },
  ],
};
