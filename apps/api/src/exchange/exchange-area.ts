import {
  listReportableAdditions,
  listReportableRemovals,
} from '@tradewind/db/exchange/list-reportable-liquidity.query';
import { listReportableSwaps } from '@tradewind/db/exchange/list-reportable-swaps.query';
import { reportedAddition, reportedRemoval, reportedSwap } from '@tradewind/schema/exchange/reported-events';
import type { Area } from '../area.ts';
import { exchangeActivity } from './exchange-activity.ts';
import { exchangeNotices } from './exchange-notices.ts';
import { exchangeRoutes } from './routes.ts';

export const exchangeArea: Area = {
  routes: exchangeRoutes,
  notices: exchangeNotices,
  activity: exchangeActivity,
  reports: [
    { ...reportedSwap, events: listReportableSwaps },
    { ...reportedAddition, events: listReportableAdditions },
    { ...reportedRemoval, events: listReportableRemovals },
  ],
};
