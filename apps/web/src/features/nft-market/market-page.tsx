import { TakeBackLink } from '../../shared/account/take-back-link.tsx';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import type { PageModule } from '../../shared/site/page.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { UnreadArtwork } from './detail/unread-artwork.tsx';
import { findMarkets } from './find-markets.ts';
import { waitForFirstStills } from './stills/wait-for-first-stills.ts';
import { UnreadMarket, UnreadMarketWorks } from './stills/unread-market.tsx';
import { UnreadWorks } from './list/unread-works.tsx';
import { parseArtworkId } from '@tradewind/rules/nft-market/artwork-id';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';

const loadList = () => import('./list/market-list.tsx').then((m) => ({ default: m.MarketList }));
const MarketList = lazyPart(loadList);

const CollectionOffers = lazyPart(() =>
  import('./offers/collection-offers.tsx').then((m) => ({ default: m.CollectionOffers })),
);

const BasketBar = lazyPart(() => import('./basket/basket-bar.tsx').then((m) => ({ default: m.BasketBar })));

const text = messages.nftMarket;

/**
 * A page with a list, whose code begins to load before the page is drawn. The HTML does not preload it: it would share the
 * line with the first pictures and the code of the site.
 */
export async function openList(page: ComponentType): Promise<PageModule> {
  if (!import.meta.env.SSR) {
    await waitForFirstStills(document);
    // Drawing the list loads it again, and reports what fails.
    loadList().catch(() => undefined);
  }
  return { default: page };
}

/** `/nft-megamarket`: the works of all collections (NFT-01). */
export function MegamarketPage() {
  return (
    <ListPage title={text.title} subtitle={text.subtitle} action={<ToMint />}>
      <Works isByCompany={undefined} />
    </ListPage>
  );
}

/** `/genesis-market`: those of the company's collection. */
export function GenesisMarketPage() {
  return (
    <ListPage title={text.genesisTitle} subtitle={text.genesisSubtitle}>
      <Works isByCompany />
    </ListPage>
  );
}

function ToMint() {
  if (findMarkets(useChain()) === undefined) return null;
  return (
    <Link to="/mint-nft" className={buttonClass('secondary', 'medium')}>
      {text.mint}
    </Link>
  );
}

function Works({ isByCompany }: { isByCompany: true | undefined }) {
  const markets = findMarkets(useChain());
  if (markets === undefined) return <EmptyState icon="picture" title={text.notHere} />;
  return (
    <Suspense fallback={<UnreadMarket isByCompany={isByCompany} />}>
      <CollectionOffers isByCompany={isByCompany} collection={isByCompany ? markets.genesis : markets.art} />
      <MarketList
        of={{ isByCompany }}
        empty={<EmptyState icon="picture" title={text.empty} />}
        unread={<UnreadMarketWorks isByCompany={isByCompany} />}
      />
      <BasketBar />
    </Suspense>
  );
}

const NamedArtwork = lazyPart(() =>
  import('./detail/named-artwork.tsx').then((m) => ({ default: m.NamedArtwork })),
);

const workText = messages.nftMarketWork;

/** `/nft-megamarket-detail/:id`: one work, by its number or code (NFT-03). */
export function ArtworkPage() {
  const { id = '' } = useParams();
  const number = parseArtworkId(id);
  usePageTitle(messages.nftMarket.title);
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <Link
        to="/nft-megamarket"
        className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-muted hover:text-text"
      >
        <Icon name="arrowLeft" size={16} />
        {workText.back}
      </Link>
      <Artwork number={number} />
    </div>
  );
}

function Artwork({ number }: { number: number | undefined }) {
  if (findMarkets(useChain()) === undefined)
    return <EmptyState icon="picture" title={messages.nftMarket.notHere} />;
  if (number === undefined) return <MissingArtwork />;
  return (
    <Suspense fallback={<UnreadArtwork />}>
      <NamedArtwork key={number} number={number} missing={<MissingArtwork />} />
    </Suspense>
  );
}

function MissingArtwork() {
  return (
    <EmptyState
      icon="picture"
      title={workText.missing}
      text={workText.missingText}
      action={
        <Link to="/nft-megamarket" className={buttonClass('secondary', 'medium')}>
          {messages.nftMarket.toMarket}
        </Link>
      }
    />
  );
}

const ConnectCard = lazyPart(() =>
  import('./mine/connect-card.tsx').then((m) => ({ default: m.ConnectCard })),
);
const OwnWorks = lazyPart(() => import('./mine/own-works.tsx').then((m) => ({ default: m.OwnWorks })));

/** `/my-artworks`: the account's works by status, and its bids. */
export function MyArtworksPage() {
  const account = useWalletSession()?.account;
  const isHere = findMarkets(useChain()) !== undefined;
  return (
    <ListPage title={text.myTitle} subtitle={text.mySubtitle} action={<ToMint />}>
      {!isHere ? (
        <EmptyState icon="picture" title={text.notHere} />
      ) : account === undefined ? (
        <Suspense fallback={null}>
          <ConnectCard />
        </Suspense>
      ) : (
        <Suspense fallback={<UnreadWorks />}>
          <OwnWorks key={account} account={account} />
        </Suspense>
      )}
      <TakeBackLink />
    </ListPage>
  );
}
