import type { NotBuiltSubject } from '../shared/message/en/not-built.ts';
import { messages } from '../shared/message/messages.ts';
import type { Page } from '../shared/site/page.ts';

const text = messages.notBuiltMenu;

/** The pages of areas that are not built yet. An area that is built takes its lines to its own `pages.ts`. */
export const notBuiltPages: readonly Page[] = [
  toPage('/launchpad', 'launchpad', {
    menu: { position: 40, label: () => text.idoLaunchpad },
    tile: {
      position: 30,
      icon: 'sailboat',
      title: () => text.idoLaunchpad,
      text: () => text.idoLaunchpadText,
    },
  }),
  toPage('/launchpad/:ownerAddress/:id', 'launchpadProject'),
  toPage('/LaunchpadV3/:ownerAddress/:id', 'launchpadProject'),
  toPage('/nft-megamarket', 'megamarket', {
    menu: { group: 'nft', position: 10, label: () => text.megamarket },
    quick: { position: 20, label: () => messages.shell.nft, icon: 'picture' },
    tile: {
      position: 20,
      icon: 'picture',
      title: () => text.megamarketTile,
      text: () => text.megamarketText,
    },
  }),
  toPage('/nft-megamarket-detail/:id', 'artwork'),
  toPage('/genesis-market', 'genesisMarket', {
    menu: { group: 'nft', position: 20, label: () => text.genesisMarket },
  }),
  toPage('/ino', 'ino', { menu: { position: 30, label: () => text.inoLaunchpad } }),
  toPage('/ino-new_v2', 'ino'),
  toPage('/ino-new/:id', 'inoCampaign'),
  toPage('/ino/:keywork', 'inoCampaign'),
  toPage('/StakePool', 'launchPools', {
    menu: { group: 'pools', position: 10, label: () => text.launchPools },
  }),
  toPage('/StakePool/:id', 'launchPool'),
  toPage('/stakepool/:poolId', 'launchPool'),
  toPage('/stakeNFT', 'stakeNft', { menu: { group: 'nft', position: 30, label: () => text.stakeNft } }),
  toPage('/my-artworks', 'myArtworks', {
    menu: { group: 'nft', position: 40, label: () => text.myArtworks },
  }),
  toPage('/mint-nft', 'mintNft'),
  toPage('/usercenter/:id', 'profile'),
  toPage('/create-artists', 'createArtist'),
];

function toPage(
  path: string,
  subject: NotBuiltSubject,
  places: Pick<Page, 'menu' | 'quick' | 'tile'> = {},
): Page {
  return {
    path,
    screen: subject,
    isBuilt: false,
    load: () =>
      import('../features/not-built/not-built-page.tsx').then((m) => ({
        default: m.createNotBuiltPage(subject),
      })),
    ...places,
    served: import.meta.env.SSR
      ? { module: 'src/features/not-built/not-built-page.tsx', budget: { limit: 15 } }
      : undefined,
  };
}
