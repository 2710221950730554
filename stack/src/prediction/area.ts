import type { StackArea } from '../area.ts';
import { feedSchema } from './feed/feed-environment.ts';
import { predictionSeed } from './seed.ts';
import { listServices } from './services.ts';

export const area: StackArea = {
  seed: predictionSeed,
  listServices,
  settings: [
    {
      title: 'Feed of the local chain',
      main: 'stack/src/prediction/feed/main.ts',
      source: 'stack/src/prediction/feed/feed-environment.ts',
      schema: feedSchema,
      note: 'Started by the local stack; a public chain has a feed of its own.',
    },
  ],
  listSteps: (webUrl, services) =>
    services.has('opponents')
      ? [`Or play a round at ${webUrl}/prediction: demo accounts enter against you.`]
      : [],
};
