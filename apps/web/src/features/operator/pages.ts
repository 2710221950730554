import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

export const pages: readonly Page[] = [
  {
    path: '/operator/pools',
    screen: 'operatorPools',
    load: () => import('./pools/pools-page.tsx').then((m) => ({ default: m.PoolsPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: 'src/features/operator/pools/pools-page.tsx',
        description: messages.operatorDescription.pools,
        budget: { limit: 20, beyond: '/swap' },
      },
    }),
  },
  {
    path: '/operator/review',
    screen: 'operatorReview',
    load: () => import('./review/review-page.tsx').then((m) => ({ default: m.ReviewPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: 'src/features/operator/review/review-page.tsx',
        description: messages.operatorDescription.review,
        budget: { limit: 20, beyond: '/swap' },
      },
    }),
  },
];
