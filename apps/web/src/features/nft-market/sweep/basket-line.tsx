import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { BasketState } from '../basket/basket-state.ts';
import { type BasketWork, removeWorks } from '../basket/basket-store.ts';
import { ArtworkPicture } from '../list/artwork-picture.tsx';
import { PriceText } from '../list/price-text.tsx';
import { toWorkName } from '../list/work-labels.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';

const text = messages.nftMarketBasket;

/** A work of the basket: its price now, or why it is not bought. */
export function BasketLine({ work, state }: { work: BasketWork; state: BasketState | undefined }) {
  const name = toWorkName(work);
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="block size-14 shrink-0">
        <ArtworkPicture work={work} alt="" sizes="56px" />
      </span>
      <div className="min-w-0 grow text-small">
        <Link
          to={`/nft-megamarket-detail/${work.id}`}
          className="line-clamp-1 font-semibold wrap-anywhere hover:text-accent"
        >
          {name}
        </Link>
        <Price work={work} state={state} />
      </div>
      <IconButton icon="close" label={text.remove(name)} onClick={() => removeWorks([work])} />
    </li>
  );
}

function Price({ work, state }: { work: BasketWork; state: BasketState | undefined }) {
  const quote = findValue(useQuoteToken());
  if (state === undefined || quote === undefined) return <Skeleton className="h-4 w-24" />;
  if (state.kind !== 'open') return <p className="text-warning">{text.lostReason[state.kind]}</p>;
  const seen = BigInt(work.seenPrice);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <PriceText raw={state.price} token={quote} logoSize={16} />
      {state.price !== seen && (
        <span className="text-caption text-warning">{text.changed(formatCurrencyAmount(seen, quote))}</span>
      )}
    </p>
  );
}
