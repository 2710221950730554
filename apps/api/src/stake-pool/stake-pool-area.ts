import {
  listReportableHarvests,
  listReportableStakes,
  listReportableUnstakes,
} from '@tradewind/db/stake-pool/list-reportable-stakes.query';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import {
  reportedHarvest,
  reportedStake,
  reportedUnstake,
} from '@tradewind/schema/stake-pool/reported-stakes';
import type { Area } from '../area.ts';
import { stakePoolRoutes } from './routes.ts';
import { stakeActivity } from './stake-activity.ts';
import { stakePoolNotices } from './stake-pool-notices.ts';

export const stakePoolArea: Area = {
  routes: stakePoolRoutes,
  notices: stakePoolNotices,
  activity: [stakeActivity],
  reports: [
    { ...reportedStake, events: listReportableStakes },
    { ...reportedUnstake, events: listReportableUnstakes },
    { ...reportedHarvest, events: listReportableHarvests },
  ],
  chainTopics: [stakesTopic],
};
