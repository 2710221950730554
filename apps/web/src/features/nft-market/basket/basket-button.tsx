import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { toWorkName } from '../list/work-labels.ts';
import type { Ask } from '../work/token.ts';
import {
  mostWorks,
  putWork,
  removeWorks,
  toBasketWork,
  toListingKey,
  useBasketStore,
} from './basket-store.ts';

const text = messages.nftMarketBasket;

/** Puts a listed work into the basket, or takes it out. */
export function BasketButton({ work, ask }: { work: WireArtwork; ask: Ask }) {
  const { works } = useBasketStore();
  const listed = toBasketWork(useChain(), work, ask);
  const name = toWorkName(work);
  const isIn = works.some((other) => toListingKey(other) === toListingKey(listed));
  const change = () => {
    if (isIn) removeWorks([listed]);
    else if (!putWork(listed))
      showNotice({ tone: 'warning', key: 'nft-basket', title: text.full(mostWorks) });
  };
  return (
    // On a picture of any colour, and above the link that covers the card.
    <span className="absolute right-2 bottom-2 z-10 rounded-control bg-raised">
      <IconButton
        icon={isIn ? 'check' : 'plus'}
        label={isIn ? text.remove(name) : text.put(name)}
        onClick={change}
        className={classNames(isIn && 'bg-accent text-on-accent')}
      />
    </span>
  );
}
