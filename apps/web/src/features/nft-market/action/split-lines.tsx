import { mapReading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { type Split, useSplit } from './split.query.ts';
import type { WorkOrder } from './work-order.ts';

const text = messages.nftMarketWrite;

/** Where the money of a sale goes, for its seller before it is signed. */
export function SplitLines({ order }: { order: WorkOrder }) {
  const { terms, token, quote } = order;
  const isOffer = terms.action === 'acceptOffer';
  const isSale = isOffer || terms.action === 'sell' || terms.action === 'update' || terms.action === 'accept';
  const split = useSplit(token, isSale ? terms.price : undefined, isOffer ? 'offer' : 'listing');
  if (!isSale) return null;
  const toPart = (part: keyof Split) => (
    <ReadingText
      reading={mapReading(split, (parts) => formatExactCurrency(parts[part], quote))}
      format={(amount) => amount}
      unknownReason={messages.nftMarketWork.chainUnknown}
    />
  );
  return (
    <dl className="grid gap-1 text-small">
      <Detail label={text.fee}>{toPart('fee')}</Detail>
      <Detail label={text.royalty}>{toPart('royalty')}</Detail>
      <Detail label={text.youGet}>{toPart('proceeds')}</Detail>
    </dl>
  );
}
