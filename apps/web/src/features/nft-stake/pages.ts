import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

export const pages: readonly Page[] = [
  {
    path: '/stakeNFT',
    screen: 'stakeNft',
    load: () => import('./stake-nft-page.tsx').then((m) => ({ default: m.StakeNftPage })),
    places: {
      label: () => messages.nftStakeMenu.stakeNft,
      menu: { group: 'nft', position: 30 },
    },
    ...(import.meta.env.SSR && {
      served: {
        module: 'src/features/nft-stake/stake-nft-page.tsx',
        description: messages.nftStakeDescription.page,
        budget: { limit: 35, beyond: '/swap', own: 20 },
      },
    }),
  },
];
