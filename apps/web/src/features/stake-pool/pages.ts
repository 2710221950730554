import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

const text = messages.stakePoolMenu;
const folder = 'src/features/stake-pool';

export const pages: readonly Page[] = [
  {
    path: '/StakePool',
    screen: 'launchPools',
    load: () => import('./pools-page.tsx').then((m) => ({ default: m.PoolsPage })),
    places: {
      label: () => text.launchPools,
      menu: { group: 'pools', position: 10 },
      tile: { position: 50, icon: 'farm', text: () => text.tileText },
    },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/pools-page.tsx`,
        description: messages.stakePoolDescription.pools,
        // Its pools come with their own code, which the first frame does not wait for.
        budget: { limit: 20, own: 20, scripts: 8 },
        parts: [{ module: `${folder}/all-pools.tsx`, limit: 40 }],
      },
    }),
  },
  ...['/StakePool/:id', '/stakepool/:poolId'].map((path): Page => ({
    path,
    screen: 'launchPool',
    load: () => import('./pool-page.tsx').then((m) => ({ default: m.PoolPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/pool-page.tsx`,
        description: messages.stakePoolDescription.pool,
        budget: { limit: 35, beyond: '/swap', own: 20 },
      },
    }),
  })),
];
