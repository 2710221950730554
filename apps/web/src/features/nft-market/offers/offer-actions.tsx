import { useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toExitTag } from '../held/exit-tag.ts';
import type { Market } from '../market/read-markets.ts';
import { computeOfferTotal, type Offer } from './offer.ts';
import type { MarketOffers } from './offers.query.ts';

const AllOffers = lazyPart(() => import('./all-offers.tsx').then((m) => ({ default: m.AllOffers })));
const OfferDialog = lazyPart(() =>
  import('../offer/offer-dialog.tsx').then((m) => ({ default: m.OfferDialog })),
);
const HeldDialog = lazyPart(() =>
  import('../take-back/held-dialog.tsx').then((m) => ({ default: m.HeldDialog })),
);

const text = messages.nftMarketOffer;

export interface OfferActionsProps {
  title: string;
  market: Market;
  quote: Token;
  session: WalletSession | undefined;
  offers: Reading<MarketOffers>;
}

type Opened =
  | { readonly kind: 'all' }
  | { readonly kind: 'make' }
  | { readonly kind: 'withdraw'; readonly own: Offer };

/** What an account can do about the offers of a collection: see all, and make, change or withdraw its own. */
export function OfferActions(props: OfferActionsProps) {
  const { market, session, offers } = props;
  const [opened, setOpened] = useState<Opened>();
  const isPending = useIsTagPending(toExitTag({ market: market.market, kind: 'offer' }), session?.account);
  const known = findValue(offers);
  const own = known?.own;
  const make = () => (session === undefined ? openWalletDialog('connect') : setOpened({ kind: 'make' }));
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpened({ kind: 'all' })}>
        {text.all}
      </Button>
      {own && (
        <Button
          size="small"
          tone="quiet"
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => setOpened({ kind: 'withdraw', own })}
        >
          {text.withdraw}
        </Button>
      )}
      <Button
        size="small"
        tone="secondary"
        isBusy={isPending || offers.state === 'loading'}
        disabled={offers.state === 'unknown'}
        aria-haspopup="dialog"
        onClick={make}
      >
        {own ? text.change : text.make}
      </Button>
      {opened && <OpenedDialog {...props} opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function OpenedDialog(props: OfferActionsProps & { opened: Opened; onClose: () => void }) {
  const { title, market, quote, session, offers, opened, onClose } = props;
  const account = session?.account;
  const shared = { session, quote, onClose };
  return (
    <DialogBoundary onClose={onClose}>
      {opened.kind === 'all' ? (
        <AllOffers {...{ title, account, quote, onClose }} collection={market.collection} known={offers} />
      ) : session === undefined ? null : opened.kind === 'make' ? (
        <OfferDialog
          key={account}
          {...shared}
          session={session}
          market={market}
          own={findValue(offers)?.own}
        />
      ) : (
        <HeldDialog
          key={account}
          {...shared}
          session={session}
          held={{ kind: 'offer', market: market.market, amount: computeOfferTotal(opened.own) }}
        />
      )}
    </DialogBoundary>
  );
}
