import type { NotBuiltSubject } from '../shared/message/en/not-built.ts';
import { messages } from '../shared/message/messages.ts';
import type { Page, Places } from '../shared/site/page.ts';

const text = messages.notBuiltMenu;

/** The pages of areas that are not built yet. An area that is built takes its lines to its own `pages.ts`. */
export const notBuiltPages: readonly Page[] = [
  toPage('/nft-megamarket', 'megamarket', {
    label: () => text.megamarket,
    menu: { group: 'nft', position: 10 },
    quick: { position: 20, icon: 'picture', label: () => messages.shell.nft },
    tile: {
      position: 20,
      icon: 'picture',
      label: () => text.megamarketTile,
      text: () => text.megamarketText,
    },
  }),
  toPage('/nft-megamarket-detail/:id', 'artwork'),
  toPage('/genesis-market', 'genesisMarket', {
    label: () => text.genesisMarket,
    menu: { group: 'nft', position: 20 },
  }),
  toPage('/ino', 'ino', { label: () => text.ino, menu: { position: 30 } }),
  toPage('/ino-new_v2', 'ino'),
  toPage('/ino-new/:id', 'inoCampaign'),
  toPage('/ino/:keywork', 'inoCampaign'),
  toPage('/my-artworks', 'myArtworks', {
    label: () => text.myArtworks,
    menu: { group: 'nft', position: 40 },
  }),
  toPage('/mint-nft', 'mintNft'),
  toPage('/usercenter/:id', 'profile'),
  toPage('/create-artists', 'createArtist'),
];

function toPage(path: string, subject: NotBuiltSubject, places?: Places): Page {
  return {
    path,
    screen: subject,
    isBuilt: false,
    load: () =>
      import('../features/not-built/not-built-page.tsx').then((m) => ({
        default: m.createNotBuiltPage(subject),
      })),
    ...(places && { places }),
    ...(import.meta.env.SSR && {
      served: { module: 'src/features/not-built/not-built-page.tsx', budget: { limit: 15 } },
    }),
  };
}
