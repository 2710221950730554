import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

const text = messages.predictionMenu;
const folder = 'src/features/prediction';
const budget = { limit: 30, beyond: '/swap' };

export const pages: readonly Page[] = [
  {
    path: '/prediction',
    screen: 'prediction',
    load: () => import('./prediction-page.tsx').then((m) => ({ default: m.PredictionPage })),
    places: {
      label: () => text.prediction,
      menu: { position: 70 },
      quick: { position: 30, icon: 'compass' },
      tile: { position: 40, icon: 'compass', text: () => text.tileText },
    },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/prediction-page.tsx`,
        description: messages.predictionDescription.game,
        budget,
        parts: [{ module: `${folder}/chart/price-chart.tsx`, limit: 50 }],
      },
    }),
  },
  {
    path: '/Predic/MobilePrediction',
    screen: 'mobilePrediction',
    load: () => import('./prediction-page.tsx').then((m) => ({ default: m.MobilePredictionPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/prediction-page.tsx`,
        description: messages.predictionDescription.game,
        budget,
      },
    }),
  },
];
