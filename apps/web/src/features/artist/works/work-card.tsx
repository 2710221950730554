import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { findPictureName } from '@tradewind/rules/nft-market/picture-name';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { StillPicture } from '../../../shared/artwork/still-picture.tsx';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { findCollection } from '../find-collection.ts';

const text = messages.artist;

/** A work of a profile; the whole card leads to it. */
export function WorkCard({ work }: { work: WireArtwork }) {
  return (
    <Card
      as="li"
      className="relative flex flex-col p-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-(--focus) hover:border-line-strong tablet:p-3"
    >
      <StillPicture fileName={findPictureName(work)} />
      <h3 className="mt-3 px-1 text-small font-semibold tablet:text-body">
        <Link
          to={`/nft-megamarket-detail/${work.id}`}
          className="line-clamp-1 wrap-anywhere after:absolute after:inset-0 focus:outline-none"
        >
          {work.name ?? text.untitled(work.tokenId)}
        </Link>
      </h3>
      <WorkPrice work={work} />
    </Card>
  );
}

/** The price as the index has it, in the token of the market. */
function WorkPrice({ work: { listing, price } }: { work: WireArtwork }) {
  const collection = findCollection(useChain());
  const quote = useCurrencies().find(collection?.quoteToken.toLowerCase());
  return (
    <p className="figures mt-1 truncate px-1 text-caption text-muted">
      {listing === null
        ? text.notListed
        : `${toGroupedText(price)} ${quote === undefined ? '' : formatSymbol(quote.symbol)}`.trim()}
    </p>
  );
}
