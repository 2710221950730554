import type { Area } from '../../shared/site/area.ts';
import { pages } from './pages.ts';

export const artist: Area = {
  pages,
  local:
    import.meta.env.MODE === 'production'
      ? undefined
      : {
          contracts: () => import('./contracts.ts').then((m) => m.contracts),
          stories: () => import('./stories/stories.tsx').then((m) => m.Stories),
        },
};
