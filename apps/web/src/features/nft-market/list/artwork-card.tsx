import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BasketButton } from '../basket/basket-button.tsx';
import { useQuoteToken } from '../market/quote-token.query.ts';
import type { Ask } from '../work/token.ts';
import { ArtworkPicture } from './artwork-picture.tsx';
import type { ListedAsk } from './listed-asks.query.ts';
import { PriceText } from './price-text.tsx';
import { cardClass, cardSizes } from './unread-works.tsx';
import { isOwnWork, toMediaLabel, toRawPrice, toStatusLabel, toWorkName } from './work-labels.ts';

const text = messages.nftMarket;

export interface ArtworkCardProps {
  work: WireArtwork;
  account: Address | undefined;
  /** What the chain says of its listing; undefined while that is not known. */
  listed: ListedAsk | undefined;
  isEarly: boolean;
}

/** NFT-02: a work of a list; the whole card leads to it. */
export function ArtworkCard({ work, account, listed, isEarly }: ArtworkCardProps) {
  const isEnded = listed?.kind === 'ended';
  const name = toWorkName(work);
  return (
    <Card
      as="li"
      className={classNames(
        cardClass,
        'transition-colors has-focus-visible:outline-2 has-focus-visible:outline-(--focus) hover:border-line-strong',
        isEnded && 'faded',
      )}
    >
      <div className="relative">
        <ArtworkPicture work={work} alt="" sizes={cardSizes} isEarly={isEarly} />
        <span className="absolute top-2 left-2 flex flex-wrap gap-1">
          <CardBadge>{toMediaLabel(work.fileName)}</CardBadge>
          {work.listing?.kind === 'auction' && <CardBadge>{text.auction}</CardBadge>}
          {work.place === 'staked' && <CardBadge>{text.staked}</CardBadge>}
        </span>
        {isOwnWork(work, account) && <OwnStatus status={work.status} />}
        {listed?.kind === 'open' && canBuy(listed.ask, account) && (
          <BasketButton work={work} ask={listed.ask} />
        )}
      </div>
      <h2 className="mt-3 px-1 text-small font-semibold tablet:text-body">
        <Link
          to={`/nft-megamarket-detail/${work.id}`}
          className="line-clamp-1 wrap-anywhere after:absolute after:inset-0 focus:outline-none"
        >
          {name}
        </Link>
      </h2>
      <p className="truncate px-1 text-caption text-muted">
        {work.authorName === null
          ? work.isByCompany
            ? text.byCompany
            : text.noAuthor
          : text.by(work.authorName)}
      </p>
      <div className="mt-2 flex min-h-8 grow items-end px-1 text-small font-semibold">
        {isEnded ? (
          <span className="text-muted">{text.ended}</span>
        ) : (
          <CardPrice work={work} listed={listed} />
        )}
      </div>
    </Card>
  );
}

/** Nobody buys an auction, or its own work. */
function canBuy({ kind, seller }: Ask, account: Address | undefined): boolean {
  return kind === 'fixed' && !(account !== undefined && isSameAddress(seller, account));
}

/** On a picture of any colour. */
function CardBadge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-raised px-2 py-0.5 text-caption font-semibold text-text">
      {children}
    </span>
  );
}

function OwnStatus({ status }: { status: number }) {
  const { label, tone } = toStatusLabel(status);
  return (
    <span className="absolute right-2 bottom-2 rounded-full bg-raised">
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

function CardPrice({ work, listed }: Pick<ArtworkCardProps, 'work' | 'listed'>) {
  const token = findValue(useQuoteToken());
  if (token === undefined) return <Skeleton className="h-5 w-24" />;
  if (work.listing === null)
    return (
      <span className="flex min-w-0 flex-col">
        <span className="text-caption font-normal text-muted">{text.notListed}</span>
        <span className="text-muted">
          <PriceText raw={0n} token={token} />
        </span>
      </span>
    );
  const raw = listed?.kind === 'open' ? listed.ask.price : toRawPrice(work.price);
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-caption font-normal text-muted">
        {work.listing.kind === 'auction' ? text.leastBid : text.price}
      </span>
      <PriceText raw={raw} token={token} />
    </span>
  );
}
