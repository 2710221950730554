import type { ReactNode } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PriceText } from '../list/price-text.tsx';
import type { Market } from '../market/read-markets.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { findBestOffer, isOfferOpen, type Offer } from './offer.ts';
import { OfferActions } from './offer-actions.tsx';
import { useOffers } from './offers.query.ts';

const text = messages.nftMarketOffer;

export interface OfferCardProps {
  title: string;
  about?: string;
  market: Market;
  session: WalletSession | undefined;
  /** A button about the best offer of another account. */
  renderAction?: (best: Offer, quote: Token) => ReactNode;
}

/** The best open offer for any work of a collection, that of the account, and what it can do about them. */
export function OfferCard({ title, about, market, session, renderAction }: OfferCardProps) {
  const account = session?.account;
  const offers = useOffers(market, account);
  const quote = findValue(useQuoteToken());
  const seconds = useChainTime();
  const known = findValue(offers);
  const time = seconds === undefined ? undefined : BigInt(seconds);
  const best = known && time !== undefined ? findBestOffer(known.offers, { time, account }) : undefined;
  const isRead = known !== undefined && time !== undefined && quote !== undefined;
  return (
    <Card as="section" aria-label={title} className="grid gap-3 p-4 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-title font-semibold">{title}</h2>
        {quote && <OfferActions key={account} {...{ title, market, quote, session, offers }} />}
      </div>
      {about !== undefined && <p className="text-small text-muted">{about}</p>}
      <div className="flex min-h-21 flex-wrap items-end justify-between gap-x-6 gap-y-3 tablet:min-h-13">
        {isRead ? (
          <OfferFacts {...{ quote, best, time }} own={known.own} />
        ) : offers.state === 'unknown' ? (
          <p className="text-small text-warning">{text.unknown}</p>
        ) : (
          <Skeleton className="h-12 w-64" />
        )}
        {quote && best && renderAction?.(best, quote)}
      </div>
    </Card>
  );
}

export interface OfferFactsProps {
  quote: Token;
  best: Offer | undefined;
  own: Offer | undefined;
  time: bigint;
}

/** The best offer of others and that of the account, whose time may be over. */
export function OfferFacts({ quote, best, own, time }: OfferFactsProps) {
  if (best === undefined && own === undefined) return <p className="text-small text-muted">{text.none}.</p>;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {best && <Fact label={own ? text.bestOther : text.best} offer={best} quote={quote} />}
      {own && <Fact label={isOfferOpen(own, time) ? text.own : text.ownOver} offer={own} quote={quote} />}
    </dl>
  );
}

function Fact({ label, offer, quote }: { label: string; offer: Offer; quote: Token }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-semibold">
        <PriceText raw={offer.price} token={quote} />
        <span className="text-small font-normal text-muted">
          {text.works(offer.count)} {text.until} <TimeText seconds={Number(offer.until)} />
        </span>
      </dd>
    </div>
  );
}
