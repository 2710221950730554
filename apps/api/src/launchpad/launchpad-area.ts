import { listReportableJoins } from '@tradewind/db/launchpad/list-reportable-joins.query';
import { launchpadTopic } from '@tradewind/schema/launchpad/hub-names';
import { reportedJoin } from '@tradewind/schema/launchpad/reported-join';
import type { Area } from '../area.ts';
import { launchpadNotices } from './launchpad-notices.ts';
import { launchpadRoutes } from './routes.ts';
import { saleActivity } from './sale-activity.ts';

export const launchpadArea: Area = {
  routes: launchpadRoutes,
  notices: launchpadNotices,
  activity: [saleActivity],
  reports: [{ ...reportedJoin, events: listReportableJoins }],
  chainTopics: [launchpadTopic],
};
