import { listReportableEntries } from '@tradewind/db/prediction/list-reportable-entries.query';
import { reportedEntry } from '@tradewind/schema/prediction/reported-entry';
import { predictionTopic } from '@tradewind/schema/prediction/hub-names';
import type { Area } from '../area.ts';
import { predictionActivity } from './prediction-activity.ts';
import { predictionNotices } from './prediction-notices.ts';
import { predictionRoutes } from './routes.ts';

export const predictionArea: Area = {
  routes: predictionRoutes,
  notices: predictionNotices,
  activity: [predictionActivity],
  reports: [{ ...reportedEntry, events: listReportableEntries }],
  chainTopics: [predictionTopic],
};
