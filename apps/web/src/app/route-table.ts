import type { ComponentType } from 'react';
import type { NotBuiltSubject } from '../shared/message/en/not-built.ts';

export interface AreaModule {
  default: ComponentType;
}

export interface Route {
  /** As the specification writes it; matching ignores letter case and a trailing slash. */
  path: string;
  /** Paths of one screen share its state when the address changes between them. */
  screen: string;
  load: () => Promise<AreaModule>;
  /** False where the page reports that its area is not built yet. */
  isBuilt?: false;
}

/** Every page of the site (SHELL-01). Any other path redirects to `/`. */
export const routes: readonly Route[] = [
  {
    path: '/',
    screen: 'home',
    load: () => import('../features/home/home-page.tsx').then((m) => ({ default: m.HomePage })),
  },
  {
    path: '/swap',
    screen: 'swap',
    load: () => import('../features/exchange/swap/swap-page.tsx').then((m) => ({ default: m.SwapPage })),
  },
  {
    path: '/find',
    screen: 'findPool',
    load: () => import('../features/exchange/liquidity/find-page.tsx').then((m) => ({ default: m.FindPage })),
  },
  {
    path: '/pool',
    screen: 'positions',
    load: () =>
      import('../features/exchange/liquidity/positions-page.tsx').then((m) => ({ default: m.PositionsPage })),
  },
  {
    path: '/pools',
    screen: 'pools',
    load: () => import('../features/exchange/pool/pools-page.tsx').then((m) => ({ default: m.PoolsPage })),
  },
  {
    path: '/pools/:address',
    screen: 'pool',
    load: () => import('../features/exchange/pool/pool-page.tsx').then((m) => ({ default: m.PoolPage })),
  },
  {
    path: '/approvals',
    screen: 'approvals',
    load: () =>
      import('../features/exchange/approval/approvals-page.tsx').then((m) => ({ default: m.ApprovalsPage })),
  },
  { path: '/add', screen: 'addLiquidity', load: loadAddPage },
  { path: '/add/:a', screen: 'addLiquidity', load: loadAddPage },
  { path: '/add/:a/:b', screen: 'addLiquidity', load: loadAddPage },
  { path: '/remove/:a/:b', screen: 'removeLiquidity', load: loadRemovePage },
  {
    path: '/remove/:tokens',
    screen: 'removeRedirect',
    load: () =>
      import('../features/exchange/liquidity/remove-redirect.tsx').then((m) => ({
        default: m.RemoveRedirect,
      })),
  },
  {
    path: '/maintenance',
    screen: 'maintenance',
    load: () =>
      import('../features/maintenance/maintenance-page.tsx').then((m) => ({ default: m.MaintenancePage })),
  },
  {
    path: '/yup-test',
    screen: 'formDemo',
    load: () => import('../features/form-demo/form-demo-page.tsx').then((m) => ({ default: m.FormDemoPage })),
  },
  {
    path: '/prediction',
    screen: 'prediction',
    load: () =>
      import('../features/prediction/prediction-page.tsx').then((m) => ({ default: m.PredictionPage })),
  },
  {
    path: '/Predic/MobilePrediction',
    screen: 'mobilePrediction',
    load: () =>
      import('../features/prediction/mobile-prediction-page.tsx').then((m) => ({
        default: m.MobilePredictionPage,
      })),
  },
  notBuilt('/launchpad', 'launchpad'),
  notBuilt('/launchpad/:ownerAddress/:id', 'launchpadProject'),
  notBuilt('/LaunchpadV3/:ownerAddress/:id', 'launchpadProject'),
  notBuilt('/nft-megamarket', 'megamarket'),
  notBuilt('/nft-megamarket-detail/:id', 'artwork'),
  notBuilt('/genesis-market', 'genesisMarket'),
  notBuilt('/ino', 'ino'),
  notBuilt('/ino-new_v2', 'ino'),
  notBuilt('/ino-new/:id', 'inoCampaign'),
  notBuilt('/ino/:keywork', 'inoCampaign'),
  notBuilt('/StakePool', 'launchPools'),
  notBuilt('/StakePool/:id', 'launchPool'),
  notBuilt('/stakepool/:poolId', 'launchPool'),
  notBuilt('/stakeNFT', 'stakeNft'),
  notBuilt('/my-artworks', 'myArtworks'),
  notBuilt('/mint-nft', 'mintNft'),
  notBuilt('/usercenter/:id', 'profile'),
  notBuilt('/create-artists', 'createArtist'),
];

function loadAddPage(): Promise<AreaModule> {
  return import('../features/exchange/liquidity/add-page.tsx').then((m) => ({ default: m.AddPage }));
}

function loadRemovePage(): Promise<AreaModule> {
  return import('../features/exchange/liquidity/remove-page.tsx').then((m) => ({ default: m.RemovePage }));
}

function notBuilt(path: string, subject: NotBuiltSubject): Route {
  return {
    path,
    screen: subject,
    isBuilt: false,
    load: () =>
      import('../features/not-built/not-built-page.tsx').then((m) => ({
        default: m.createNotBuiltPage(subject),
      })),
  };
}
