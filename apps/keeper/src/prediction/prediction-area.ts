import { defineArea } from '../area.ts';
import { entryReport } from './entry-report.ts';
import { predictionConfig } from './prediction-config.ts';
import { predictionJobs } from './prediction-jobs.ts';
import { predictionWatches } from './prediction-watches.ts';

export const predictionArea = defineArea({
  jobs: predictionJobs,
  watches: predictionWatches,
  reports: [entryReport],
  config: predictionConfig,
});
