import { listClaimableEntries } from '@tradewind/db/prediction/list-claimable-entries.query';
import { entryClaim } from '@tradewind/schema/prediction/entry-claim';
import { predictionTopic } from '@tradewind/schema/prediction/hub-names';
import type { Area } from '../area.ts';
import { predictionNotices } from './prediction-notices.ts';
import { predictionRoutes } from './routes.ts';

export const predictionArea: Area = {
  routes: predictionRoutes,
  notices: predictionNotices,
  reports: [{ ...entryClaim, events: listClaimableEntries }],
  chainTopics: [predictionTopic],
};
