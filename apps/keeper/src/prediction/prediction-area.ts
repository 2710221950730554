import { defineArea } from '../area.ts';
import { entryReport } from './entry-report.ts';
import { predictionConfig } from './prediction-config.ts';
import { predictionWatches } from './prediction-watches.ts';

export const predictionArea = defineArea({
  watches: predictionWatches,
  reports: [entryReport],
  config: predictionConfig,
});
