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
    menu: { position: 70, label: () => text.prediction },
    quick: { position: 30, label: () => text.prediction, icon: 'compass' },
    tile: { position: 40, icon: 'compass', title: () => text.prediction, text: () => text.tileText },
    served: import.meta.env.SSR
      ? {
          module: `${folder}/prediction-page.tsx`,
          description: messages.predictionDescription.game,
          budget,
          parts: [{ module: `${folder}/chart/price-chart.tsx`, limit: 50 }],
        }
      : undefined,
  },
  {
    path: '/Predic/MobilePrediction',
    screen: 'mobilePrediction',
    load: () => import('./mobile-prediction-page.tsx').then((m) => ({ default: m.MobilePredictionPage })),
    served: import.meta.env.SSR
      ? {
          module: `${folder}/mobile-prediction-page.tsx`,
          description: messages.predictionDescription.game,
          budget,
        }
      : undefined,
  },
];
