import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

const text = messages.nftMarketMenu;
const folder = 'src/features/nft-market';
/** One module has all pages: each chunk costs a line in the HTML of every page. */
const module = `${folder}/market-page.tsx`;
const budget = { limit: 25, own: 12 };
/** Its first page of works; a telephone has fewer (`fetchMarketPage`). */
const listRequests = (filter = '') => [
  { path: `/api/Artworks/market_place?pageSize=24${filter}`, media: '(min-width: 64rem)' },
  { path: `/api/Artworks/market_place?pageSize=10${filter}`, media: 'not all and (min-width: 64rem)' },
];
// A work's chain and texts come with their own code, which the first frame does not wait for.
const parts = [{ module: `${folder}/detail/named-artwork.tsx`, limit: 60 }];

export const pages: readonly Page[] = [
  {
    path: '/nft-megamarket',
    screen: 'megamarket',
    load: () => import('./market-page.tsx').then((m) => m.openList(m.MegamarketPage)),
    places: {
      label: () => text.megamarket,
      menu: { group: 'nft', position: 10 },
      quick: { position: 20, icon: 'picture', label: () => messages.shell.nft },
      tile: {
        position: 20,
        icon: 'picture',
        label: () => text.megamarketTile,
        text: () => text.megamarketText,
      },
    },
    ...(import.meta.env.SSR && {
      served: {
        module,
        description: messages.nftMarketDescription.megamarket,
        requests: listRequests(),
        budget,
        parts,
      },
    }),
  },
  {
    path: '/genesis-market',
    screen: 'genesisMarket',
    load: () => import('./market-page.tsx').then((m) => m.openList(m.GenesisMarketPage)),
    places: { label: () => text.genesisMarket, menu: { group: 'nft', position: 20 } },
    ...(import.meta.env.SSR && {
      served: {
        module,
        description: messages.nftMarketDescription.genesisMarket,
        requests: listRequests('&isByCompany=true'),
        budget,
        parts,
      },
    }),
  },
  {
    path: '/nft-megamarket-detail/:id',
    screen: 'artwork',
    load: () => import('./market-page.tsx').then((m) => ({ default: m.ArtworkPage })),
    ...(import.meta.env.SSR && {
      served: { module, description: messages.nftMarketDescription.artwork, budget, parts },
    }),
  },
  {
    path: '/my-artworks',
    screen: 'myArtworks',
    load: () => import('./market-page.tsx').then((m) => ({ default: m.MyArtworksPage })),
    places: { label: () => text.myArtworks, menu: { group: 'nft', position: 40 } },
    ...(import.meta.env.SSR && {
      served: { module, description: messages.nftMarketDescription.myArtworks, budget, parts },
    }),
  },
];
