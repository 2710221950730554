import type { Area } from '../../shared/site/area.ts';
import { pages } from './pages.ts';

export const exchange: Area = {
  pages,
  account: () => import('./account/account-part.ts').then((m) => m.accountPart),
  exactOutput: () => import('./exact-output/exact-output-part.ts').then((m) => m.exactOutputPart),
  local:
    import.meta.env.MODE === 'production'
      ? undefined
      : {
          contracts: () => import('./contracts.ts').then((m) => m.contracts),
          stories: () => import('./stories/stories.tsx').then((m) => m.Stories),
        },
};
