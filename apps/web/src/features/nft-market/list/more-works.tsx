import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { BasketBar } from '../basket/basket-bar.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { type ListFilter, useArtworkPage } from './artworks.query.ts';
import { useListedAsks } from './listed-asks.query.ts';
import { gridClass } from './unread-works.tsx';

const text = messages.nftMarket;
/** A row on a desktop. */
const mostCards = 4;

type More = {
  readonly of: Pick<ListFilter, 'author' | 'isByCompany'>;
  readonly title: string;
  readonly all: string;
};

/** The latest other works of the artist, or of the company's collection; nothing where there are none. */
export function MoreWorks({ artwork }: { artwork: WireArtwork }) {
  const more = findMore(artwork);
  return more && <FoundWorks key={artwork.id} id={artwork.id} {...more} />;
}

function findMore({ author, isByCompany }: WireArtwork): More | undefined {
  if (isByCompany) return { of: { isByCompany }, title: text.moreOfCollection, all: '/genesis-market' };
  if (author === null) return undefined;
  return { of: { author }, title: text.moreByArtist, all: `/usercenter/${author}` };
}

function FoundWorks({ id, of, title, all }: More & { id: number }) {
  const account = useWalletSession()?.account;
  const filter = { ...of, type: undefined, sort: 'latest', search: '', pageSize: mostCards + 1 } as const;
  const { reading } = useArtworkPage(filter, 1, true);
  const works = (findValue(reading)?.works ?? []).filter((work) => work.id !== id).slice(0, mostCards);
  const asks = useListedAsks(works);
  if (works.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-semibold">{title}</h2>
        <Link to={all} className={buttonClass('quiet', 'small')}>
          {text.seeAll}
        </Link>
      </div>
      <ul className={gridClass}>
        {works.map((work) => (
          <ArtworkCard
            key={work.id}
            work={work}
            account={account}
            listed={asks.get(work.id)}
            isEarly={false}
          />
        ))}
      </ul>
      <BasketBar />
    </section>
  );
}
