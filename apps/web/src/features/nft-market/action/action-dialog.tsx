import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import type { WorkAction } from '@tradewind/rules/nft-market/work-actions';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { type Bid, findLeadingBid, type MarketToken, type TokenState } from '../work/token.ts';
import { AuctionForm } from './auction-form.tsx';
import { PriceForm } from './price-form.tsx';
import { ReceiverForm } from './receiver-form.tsx';
import { useReferrer } from '../work/referrer.query.ts';
import { BuyConfirm } from './buy-confirm.tsx';
import { isBuyOrder } from './purchase-order.ts';
import { WorkConfirm } from './work-confirm.tsx';
import type { WorkOrder, WorkTerms } from './work-order.ts';

export interface ActionDialogProps {
  session: WalletSession;
  token: MarketToken;
  name: string;
  quote: Token;
  /** As it was when the dialog opened: what a confirmation shows is what it sends. */
  state: TokenState;
  /** As it is now: a form follows it. */
  latest: TokenState;
  action: WorkAction;
  /** Of `accept` and `acceptOffer`: the bid or the offer, and the least that the seller gets. */
  accepted?: { readonly bid: Pick<Bid, 'bidder' | 'price'>; readonly proceeds: bigint } | undefined;
  /** Of `buy`: begins with the native coin in place of the quote token. */
  beginsWithNative?: boolean | undefined;
  onClose: () => void;
}

/** An action on a work: its form where it has one, then its confirmation up to its end. */
export function ActionDialog(props: ActionDialogProps) {
  const { session, token, name, quote, onClose } = props;
  const chain = useChain();
  const [terms, setTerms] = useState(() => findTerms(props));
  const referrer = useReferrer();
  if (terms === undefined) return <ActionForm {...props} onTerms={setTerms} />;
  const order: WorkOrder = { chain, account: session.account, token, name, quote, terms, referrer };
  const onBack = findTerms(props) ? onClose : () => setTerms(undefined);
  const shared = { session, state: props.latest, onBack, onClose };
  return isBuyOrder(order) ? (
    <BuyConfirm {...shared} order={order} beginsWithNative={props.beginsWithNative ?? false} />
  ) : (
    <WorkConfirm {...shared} order={order} />
  );
}

/** The terms of an action that needs no form. */
function findTerms({ action, state, session, accepted }: ActionDialogProps): WorkTerms | undefined {
  const { ask, ownBid } = state;
  if (action === 'approve' || action === 'revoke') return { action };
  if (action === 'buy' && ask) return { action, price: ask.price, nonce: ask.nonce };
  if (action === 'cancel' && ask && ownBid !== undefined) return { action, price: ownBid, nonce: ask.nonce };
  if ((action === 'accept' || action === 'acceptOffer') && accepted)
    return {
      action,
      bidder: accepted.bid.bidder,
      price: accepted.bid.price,
      proceeds: accepted.proceeds,
    };
  if (action === 'settle') return { action, receives: findReceived(state, session.account) };
  return undefined;
}

/** What the settlement of an auction brings to an account. */
function findReceived({ ask, bids }: TokenState, account: Address): 'work' | 'proceeds' | 'nothing' {
  const leading = findLeadingBid({ ask, bids });
  const isSame = (address: Address | undefined) => address !== undefined && isSameAddress(address, account);
  if (leading === undefined) return isSame(ask?.seller) ? 'work' : 'nothing';
  if (isSame(leading.bidder)) return 'work';
  return isSame(ask?.seller) ? 'proceeds' : 'nothing';
}

function ActionForm(props: ActionDialogProps & { onTerms: (terms: WorkTerms) => void }) {
  const { session, quote, state, action, onTerms, onClose } = props;
  const time = useChainTime();
  const shared = { session, quote, state, onClose };
  if (action === 'transfer')
    return <ReceiverForm session={session} onReceiver={(to) => onTerms({ action, to })} onClose={onClose} />;
  if (action === 'auction')
    return (
      <AuctionForm
        {...shared}
        isClockKnown={time !== undefined}
        onAuction={(price, seconds) =>
          time !== undefined && onTerms({ action, price, endsAt: BigInt(time) + seconds })
        }
      />
    );
  if (action === 'sell' || action === 'update')
    return <PriceForm {...shared} action={action} onPrice={(price) => onTerms({ action, price })} />;
  return <BidForm {...props} />;
}

/** The least bid rises while one types; a bid is for the listing that the dialog opened for. */
function BidForm({ session, quote, latest, ...props }: Parameters<typeof ActionForm>[0]) {
  const { action, onTerms, onClose } = props;
  const nonce = props.state.ask?.nonce;
  if (nonce === undefined || (action !== 'bid' && action !== 'raise')) return null;
  const state = latest.ask?.nonce === nonce ? latest : { ...latest, ask: undefined, ownBid: undefined };
  const { ownBid } = state;
  return (
    <PriceForm
      session={session}
      quote={quote}
      state={state}
      action={action}
      onPrice={(price) => {
        if (action === 'bid') onTerms({ action, price, nonce });
        // A beaten bid can't be raised: the form says so.
        else if (ownBid !== undefined) onTerms({ action, price, before: ownBid, nonce });
      }}
      onClose={onClose}
    />
  );
}
