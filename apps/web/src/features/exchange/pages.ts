import { messages } from '../../shared/message/messages.ts';
import type { Page, PageModule } from '../../shared/site/page.ts';

const text = messages.exchangeMenu;
const folder = 'src/features/exchange';
/** Most scripts of the other pages are those of /swap. */
const budget = { limit: 20, beyond: '/swap' };

export const pages: readonly Page[] = [
  {
    path: '/swap',
    screen: 'swap',
    load: () => import('./swap/swap-page.tsx').then((m) => ({ default: m.SwapPage })),
    menu: { group: 'trade', position: 10, label: () => text.exchange },
    quick: { position: 10, label: () => text.exchange, icon: 'trade' },
    tile: { position: 10, icon: 'trade', title: () => text.exchange, text: () => text.tileText },
    served: import.meta.env.SSR
      ? {
          module: `${folder}/swap/swap-page.tsx`,
          description: messages.exchangeDescription.swap,
          requests: ['/api/exchange/reserves'],
          budget: { limit: 55 },
        }
      : undefined,
  },
  {
    path: '/find',
    screen: 'findPool',
    load: () => import('./liquidity/find-page.tsx').then((m) => ({ default: m.FindPage })),
    served: import.meta.env.SSR
      ? {
          module: `${folder}/liquidity/find-page.tsx`,
          description: messages.exchangeDescription.findPool,
          budget,
        }
      : undefined,
  },
  {
    path: '/pool',
    screen: 'positions',
    load: () => import('./liquidity/positions-page.tsx').then((m) => ({ default: m.PositionsPage })),
    menu: { group: 'trade', position: 20, label: () => text.liquidity },
    served: import.meta.env.SSR
      ? {
          module: `${folder}/liquidity/positions-page.tsx`,
          description: messages.exchangeDescription.positions,
          budget,
        }
      : undefined,
  },
  {
    path: '/pools',
    screen: 'pools',
    load: () => import('./pool/pools-page.tsx').then((m) => ({ default: m.PoolsPage })),
    menu: { group: 'trade', position: 30, label: () => text.pools },
    served: import.meta.env.SSR
      ? {
          module: `${folder}/pool/pools-page.tsx`,
          description: messages.exchangeDescription.pools,
          budget,
        }
      : undefined,
  },
  {
    path: '/pools/:address',
    screen: 'pool',
    load: () => import('./pool/pool-page.tsx').then((m) => ({ default: m.PoolPage })),
    served: import.meta.env.SSR
      ? {
          module: `${folder}/pool/pool-page.tsx`,
          description: messages.exchangeDescription.pool,
          budget,
          parts: [{ module: `${folder}/pool/price-chart.tsx`, limit: 50 }],
        }
      : undefined,
  },
  {
    path: '/approvals',
    screen: 'approvals',
    load: () => import('./approval/approvals-page.tsx').then((m) => ({ default: m.ApprovalsPage })),
    served: import.meta.env.SSR
      ? {
          module: `${folder}/approval/approvals-page.tsx`,
          description: messages.exchangeDescription.approvals,
          budget,
        }
      : undefined,
  },
  ...['/add', '/add/:a', '/add/:a/:b'].map((path) => ({
    path,
    screen: 'addLiquidity',
    load: loadAddPage,
    served: import.meta.env.SSR
      ? {
          module: `${folder}/liquidity/add-page.tsx`,
          description: messages.exchangeDescription.addLiquidity,
          budget,
        }
      : undefined,
  })),
  {
    path: '/remove/:a/:b',
    screen: 'removeLiquidity',
    load: () => import('./liquidity/remove-page.tsx').then((m) => ({ default: m.RemovePage })),
    served: import.meta.env.SSR
      ? {
          module: `${folder}/liquidity/remove-page.tsx`,
          description: messages.exchangeDescription.removeLiquidity,
          budget,
        }
      : undefined,
  },
  {
    path: '/remove/:tokens',
    screen: 'removeRedirect',
    load: () => import('./liquidity/remove-redirect.tsx').then((m) => ({ default: m.RemoveRedirect })),
    served: import.meta.env.SSR
      ? { module: `${folder}/liquidity/remove-redirect.tsx`, drawnAs: '/remove/:a/:b', budget }
      : undefined,
  },
];

/** One function: paths with the same `load` share the loaded page. */
function loadAddPage(): Promise<PageModule> {
  return import('./liquidity/add-page.tsx').then((m) => ({ default: m.AddPage }));
}
