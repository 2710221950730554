import { stakesMaturedKind } from '@tradewind/schema/stake-pool/notice-kinds';
import type { Area } from '../../shared/site/area.ts';
import { pages } from './pages.ts';

export const stakePool: Area = {
  pages,
  account: () => import('./account/account-part.ts').then((m) => m.accountPart),
  notices: {
    [stakesMaturedKind]: () => import('./matured/to-matured-notice.ts').then((m) => m.toMaturedNotice),
  },
  local:
    import.meta.env.MODE === 'production'
      ? undefined
      : {
          contracts: () => import('./contracts.ts').then((m) => m.contracts),
          stories: () => import('./stories/stories.tsx').then((m) => m.Stories),
        },
};
