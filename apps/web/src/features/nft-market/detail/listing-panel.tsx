import type { ReactNode } from 'react';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatCountdown } from '../../../shared/time/countdown.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { NetworkUnreachable } from '../../../shared/ui/network-unreachable.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PriceText } from '../list/price-text.tsx';
import { toMediaLabel, toStatusLabel } from '../list/work-labels.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { ShortBalance } from '../market/short-balance.tsx';
import { type Ask, findLeadingBid, findOwner, type TokenState } from '../work/token.ts';
import { ActionButtons } from './action-buttons.tsx';
import { findStaker } from './find-staker.ts';
import type { OpenedAction } from './opened-action.ts';
import type { ShownWork } from './shown-work.ts';

const text = messages.nftMarketWork;

export interface ListingPanelProps {
  work: ShownWork;
  state: Reading<TokenState>;
  retry: () => void;
  isRetrying: boolean;
  session: WalletSession | undefined;
  onOpen: (opened: OpenedAction) => void;
}

/** The name, the owner, the price or the clock of a work, and what the account can do. */
export function ListingPanel(props: ListingPanelProps) {
  const { work, state, retry, isRetrying, session } = props;
  const known = findValue(state);
  const quote = findValue(useQuoteToken());
  const staker = known && findStaker(work, known);
  const owner = staker ?? (known && findOwner(known));
  const isOwn = isAccount(owner, session);
  return (
    <Card as="section" aria-label={work.name} className="grid gap-4 p-4 tablet:p-6">
      <div>
        <div className="mb-2 flex flex-wrap gap-2">
          <Badge>{toMediaLabel(work.fileName)}</Badge>
          {known?.ask?.kind === 'auction' && <Badge tone="accent">{messages.nftMarket.auction}</Badge>}
          {staker && <Badge>{messages.nftMarket.staked}</Badge>}
          {isOwn && work.texts && <StatusBadge status={work.status} />}
        </div>
        <h1 className="text-heading font-semibold tracking-tight wrap-anywhere">{work.name}</h1>
        {known && <OwnerLine owner={owner} isOwn={isOwn} />}
        {staker && <StakedLine isOwn={isOwn} />}
      </div>
      {state.state === 'unknown' ? (
        <NetworkUnreachable onRetry={retry} isRetrying={isRetrying} />
      ) : known === undefined || quote === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <KnownListing {...props} known={known} quote={quote} isStale={state.state === 'stale'} />
      )}
    </Card>
  );
}

function isAccount(owner: Address | undefined, session: WalletSession | undefined): boolean {
  return session !== undefined && owner !== undefined && isSameAddress(owner, session.account);
}

function StatusBadge({ status }: { status: number }) {
  const { label, tone } = toStatusLabel(status);
  return <Badge tone={tone}>{label}</Badge>;
}

function OwnerLine({ owner, isOwn }: { owner: Address | undefined; isOwn: boolean }) {
  if (owner === undefined) return <p className="text-muted">{text.burned}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
      {text.ownedBy}{' '}
      {isOwn ? <span className="font-semibold text-text">{text.you}</span> : <AddressText address={owner} />}
    </p>
  );
}

/** Nothing can be done with a staked work but to take it back there. */
function StakedLine({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="mt-1 text-small">
      {isOwn ? text.stakedOwnText : text.stakedText}{' '}
      <Link to="/stakeNFT" className="touch-target font-medium text-accent hover:underline">
        {text.toStaking}
      </Link>
    </p>
  );
}

type KnownProps = Pick<ListingPanelProps, 'work' | 'session' | 'onOpen'> & {
  known: TokenState;
  quote: Token;
  isStale: boolean;
};

function KnownListing({ work, session, onOpen, known, quote, isStale }: KnownProps) {
  const { ask, ownBid } = known;
  const leading = findLeadingBid(known);
  const price = leading?.price ?? ask?.price;
  return (
    <>
      {isStale && <p className="text-small text-warning">{messages.ui.stale}</p>}
      <dl className="grid gap-3">
        <Figure label={toPriceLabel(ask, leading !== undefined)}>
          {price === undefined ? (
            <span className="text-muted">
              <PriceText raw={0n} token={quote} logoSize={24} />
            </span>
          ) : (
            <>
              <PriceText raw={price} token={quote} logoSize={24} />
              <span className="block text-small font-normal text-muted">
                <FiatText currency={quote} raw={price} />
              </span>
            </>
          )}
        </Figure>
        {ask?.kind === 'auction' && <AuctionClock ask={ask} />}
        {ownBid !== undefined && (
          <Figure label={text.yourBid}>
            <PriceText raw={ownBid} token={quote} />
          </Figure>
        )}
      </dl>
      <ActionButtons work={work} state={known} quote={quote} session={session} onOpen={onOpen} />
      {session && price !== undefined && !isAccount(findOwner(known), session) && (
        <ShortBalance account={session.account} quote={quote} needed={price}>
          {canBuy(known) && (
            <Button
              size="small"
              tone="secondary"
              aria-haspopup="dialog"
              onClick={() => onOpen({ action: 'buy', state: known, quote, beginsWithNative: true })}
            >
              {messages.nftMarketPay.another}
            </Button>
          )}
        </ShortBalance>
      )}
    </>
  );
}

/** Who has a bid withdraws it first. */
function canBuy({ ask, ownBid }: TokenState): boolean {
  return ask?.kind === 'fixed' && ownBid === undefined;
}

function toPriceLabel(ask: Ask | undefined, hasLeading: boolean): string {
  if (ask === undefined) return text.notListed;
  if (ask.kind === 'fixed') return text.price;
  return hasLeading ? text.leading : text.opening;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures text-title font-semibold">{children}</dd>
    </div>
  );
}

/** By the time of the chain. */
function AuctionClock({ ask }: { ask: Ask }) {
  const seconds = useChainTime();
  const left = seconds === undefined ? undefined : Number(ask.endsAt) - seconds;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="sr-only">{messages.nftMarket.auction}</dt>
      <dd role="timer" className="figures font-semibold">
        {left === undefined ? '–' : left > 0 ? text.endsIn(formatCountdown(left)) : text.endedAt}
      </dd>
      {left !== undefined && left > 0 && <dd className="text-small text-muted">{text.moves}</dd>}
    </div>
  );
}
