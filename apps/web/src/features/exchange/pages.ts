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
    places: {
      label: () => text.exchange,
      menu: { group: 'trade', position: 10 },
      quick: { position: 10, icon: 'trade' },
      tile: { position: 10, icon: 'trade', text: () => text.tileText },
    },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/swap/swap-page.tsx`,
        description: messages.exchangeDescription.swap,
        requests: [{ path: '/api/exchange/reserves' }],
        budget: { limit: 55 },
        parts: [{ module: `${folder}/pool/pair-chart.tsx`, limit: 30 }],
      },
    }),
  },
  {
    path: '/find',
    screen: 'findPool',
    load: () => import('./liquidity/find-page.tsx').then((m) => ({ default: m.FindPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/liquidity/find-page.tsx`,
        description: messages.exchangeDescription.findPool,
        budget,
      },
    }),
  },
  {
    path: '/pool',
    screen: 'positions',
    load: () => import('./liquidity/positions-page.tsx').then((m) => ({ default: m.PositionsPage })),
    places: { label: () => text.liquidity, menu: { group: 'trade', position: 20 } },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/liquidity/positions-page.tsx`,
        description: messages.exchangeDescription.positions,
        // Without a wallet it reads no pool and needs nothing of /swap.
        budget: { limit: 25, scripts: 8 },
        parts: [{ module: `${folder}/liquidity/held-positions.tsx`, limit: 40 }],
      },
    }),
  },
  {
    path: '/pools',
    screen: 'pools',
    load: () => import('./pool/pools-page.tsx').then((m) => ({ default: m.PoolsPage })),
    places: { label: () => text.pools, menu: { group: 'trade', position: 30 } },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/pool/pools-page.tsx`,
        description: messages.exchangeDescription.pools,
        budget,
      },
    }),
  },
  {
    path: '/pools/:address',
    screen: 'pool',
    load: () => import('./pool/pool-page.tsx').then((m) => ({ default: m.PoolPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/pool/pool-page.tsx`,
        description: messages.exchangeDescription.pool,
        budget,
        parts: [{ module: `${folder}/pool/price-chart.tsx`, limit: 50 }],
      },
    }),
  },
  {
    path: '/tokens',
    screen: 'tokens',
    load: () => import('./token/tokens-page.tsx').then((m) => ({ default: m.TokensPage })),
    places: { label: () => text.tokens, menu: { group: 'trade', position: 40 } },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/token/tokens-page.tsx`,
        description: messages.exchangeDescription.tokens,
        budget,
      },
    }),
  },
  {
    path: '/tokens/:address',
    screen: 'token',
    load: () => import('./token/token-page.tsx').then((m) => ({ default: m.TokenPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/token/token-page.tsx`,
        description: messages.exchangeDescription.token,
        budget,
        parts: [{ module: `${folder}/pool/price-chart.tsx`, limit: 50 }],
      },
    }),
  },
  {
    path: '/approvals',
    screen: 'approvals',
    load: () => import('./approval/approvals-page.tsx').then((m) => ({ default: m.ApprovalsPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/approval/approvals-page.tsx`,
        description: messages.exchangeDescription.approvals,
        budget,
        // It has most of /swap, which a page without a wallet does not need.
        parts: [{ module: `${folder}/approval/approval-list.tsx`, limit: 55 }],
      },
    }),
  },
  ...['/add', '/add/:a', '/add/:a/:b'].map((path) => ({
    path,
    screen: 'addLiquidity',
    load: loadAddPage,
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/liquidity/add-page.tsx`,
        description: messages.exchangeDescription.addLiquidity,
        budget,
      },
    }),
  })),
  {
    path: '/remove/:a/:b',
    screen: 'removeLiquidity',
    load: () => import('./liquidity/remove-page.tsx').then((m) => ({ default: m.RemovePage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/liquidity/remove-page.tsx`,
        description: messages.exchangeDescription.removeLiquidity,
        budget,
      },
    }),
  },
  {
    path: '/remove/:tokens',
    screen: 'removeRedirect',
    load: () => import('./liquidity/remove-page.tsx').then((m) => ({ default: m.RemoveRedirect })),
    ...(import.meta.env.SSR && {
      served: { module: `${folder}/liquidity/remove-page.tsx`, drawnAs: '/remove/:a/:b', budget },
    }),
  },
];

/** One function: paths with the same `load` share the loaded page. */
function loadAddPage(): Promise<PageModule> {
  return import('./liquidity/add-page.tsx').then((m) => ({ default: m.AddPage }));
}
