import { defineArea } from '../area.ts';
import { launchpadConfig } from './launchpad-config.ts';
import { launchpadWatches } from './launchpad-watches.ts';
import { saleReports } from './sale-reports.ts';

export const launchpadArea = defineArea({
  watches: launchpadWatches,
  config: launchpadConfig,
  reports: saleReports,
});
