import { marketNewsKind } from '@tradewind/schema/nft-market/notice-kinds';
import type { Area } from '../../shared/site/area.ts';
import { pages } from './pages.ts';

export const nftMarket: Area = {
  pages,
  account: () => import('./account/account-part.ts').then((m) => m.accountPart),
  notices: {
    [marketNewsKind]: () => import('./news/to-news-notice.ts').then((m) => m.toNewsNotice),
  },
  local:
    import.meta.env.MODE === 'production'
      ? undefined
      : {
          contracts: () => import('./contracts.ts').then((m) => m.contracts),
          stories: () => import('./stories/stories.tsx').then((m) => m.Stories),
        },
};
