import { isSameAddress } from '@tradewind/rules/network/address';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PriceText } from '../list/price-text.tsx';
import { useQuoteToken } from '../market/quote-token.query.ts';
import type { Bid, TokenState } from '../work/token.ts';
import type { OpenedAction } from './opened-action.ts';
import { SellButton, type SellButtonProps } from './sell-button.tsx';
import type { ShownWork } from './shown-work.ts';

const text = messages.nftMarketWork;

export interface BidTableProps {
  work: ShownWork;
  state: Reading<TokenState>;
  session: WalletSession | undefined;
  onOpen: (opened: OpenedAction) => void;
}

/** NFT-03: the open bids, with the button that sells to each for the seller of a fixed price. */
export function BidTable({ work, state, session, onOpen }: BidTableProps) {
  const known = findValue(state);
  const quote = findValue(useQuoteToken());
  const ask = known?.ask;
  if (known === undefined || quote === undefined || ask === undefined) return null;
  const sells = session !== undefined && ask.kind === 'fixed' && isSameAddress(ask.seller, session.account);
  const seller = sells ? { work, session, quote, state: known, onOpen } : undefined;
  const columns = [...listColumns(quote), ...(seller ? [toSellColumn(seller)] : [])];
  const rest = ask.bidCount - known.bids.length;
  return (
    <Card as="section" aria-label={text.bids} className="overflow-hidden">
      <h2 className="px-4 pt-4 text-title font-semibold tablet:px-6 tablet:pt-6">{text.bids}</h2>
      {known.bids.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-small text-muted tablet:px-6 tablet:pb-6">{text.noBids}</p>
      ) : (
        <DataTable label={text.bids} rows={known.bids} toKey={({ bidder }) => bidder} columns={columns} />
      )}
      {rest > 0 && <p className="px-4 pb-4 text-small text-muted tablet:px-6">{text.more(rest)}</p>}
    </Card>
  );
}

function listColumns(quote: Token): readonly Column<Bid>[] {
  return [
    {
      key: 'address',
      label: text.address,
      isTitle: true,
      render: ({ bidder, addedAt }) => (
        <span className="grid">
          <AddressText address={bidder} />
          <span className="text-caption text-muted">
            <TimeText seconds={Number(addedAt)} />
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      label: text.price,
      isFigure: true,
      render: ({ price }) => <PriceText raw={price} token={quote} />,
    },
  ];
}

function toSellColumn(seller: Omit<SellButtonProps, 'action' | 'bid' | 'label'>): Column<Bid> {
  return {
    key: 'action',
    label: text.action,
    isAction: true,
    render: (bid) => <SellButton {...seller} action="accept" bid={bid} label={text.sellTo} />,
  };
}
