import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toMarketSpender } from '../action/market-spender.ts';
import type { Market } from '../market/read-markets.ts';
import { computeOfferTotal, type Offer } from '../offers/offer.ts';
import { OfferFields } from './offer-fields.tsx';
import type { OfferOrder } from './offer-order.ts';
import { createOfferPlan, planOffer } from './offer-plan.ts';

const text = messages.nftMarketOffer;

export interface OfferDialogProps {
  session: WalletSession;
  market: Market;
  quote: Token;
  /** The account's offer as it is now. */
  own: Offer | undefined;
  onClose: () => void;
}

/** An offer for any works of a collection: its form, then its confirmation up to its end. */
export function OfferDialog({ session, market, quote, own, onClose }: OfferDialogProps) {
  const chain = useChain();
  // A confirmation sends what it shows, also while the offer before is accepted.
  const [chosen, setChosen] = useState<Pick<OfferOrder, 'terms' | 'before'>>();
  if (chosen === undefined)
    return (
      <OfferFields
        session={session}
        quote={quote}
        before={own}
        onTerms={(terms) => setChosen({ terms, before: own })}
        onClose={onClose}
      />
    );
  const order = { chain, account: session.account, market: market.market, quote, ...chosen };
  return (
    <OfferConfirm session={session} order={order} onBack={() => setChosen(undefined)} onClose={onClose} />
  );
}

interface OfferConfirmProps {
  session: WalletSession;
  order: OfferOrder;
  onBack: () => void;
  onClose: () => void;
}

function OfferConfirm({ session, order, onBack, onClose }: OfferConfirmProps) {
  const { market, quote, terms, before } = order;
  const charge = { spender: toMarketSpender(market), asset: quote, amount: computeOfferTotal(terms) };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  const title = before === undefined ? text.make : text.change;
  return (
    <WriteDialog
      session={session}
      title={title}
      confirmLabel={title}
      plan={createOfferPlan(order, paid)}
      planned={planOffer(order, { isBatch: paid.payment.kind === 'batch' })}
      paid={paid}
      onSent={onClose}
      onClose={onBack}
    >
      <p className="text-small text-muted">{before === undefined ? text.makeAbout : text.changeAbout}</p>
    </WriteDialog>
  );
}
