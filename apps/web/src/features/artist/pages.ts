import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

const folder = 'src/features/artist';

export const pages: readonly Page[] = [
  {
    path: '/usercenter/:id',
    screen: 'profile',
    load: () => import('./artist-page.tsx').then((m) => ({ default: m.UserCenterPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/artist-page.tsx`,
        description: messages.artistDescription.profile,
        budget: { limit: 20 },
      },
    }),
  },
  {
    path: '/create-artists',
    screen: 'createArtist',
    load: () => import('./artist-page.tsx').then((m) => ({ default: m.CreateArtistPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/artist-page.tsx`,
        description: messages.artistDescription.create,
        budget: { limit: 20 },
      },
    }),
  },
  {
    path: '/mint-nft',
    screen: 'mintNft',
    load: () => import('./artist-page.tsx').then((m) => ({ default: m.MintPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/artist-page.tsx`,
        description: messages.artistDescription.mint,
        budget: { limit: 20 },
      },
    }),
  },
];
