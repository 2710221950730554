import { useEffect, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PriceText } from '../list/price-text.tsx';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { type BasketStates, useBasketStates } from './basket.query.ts';
import { sumOpen } from './basket-state.ts';
import { type BasketWork, followBasket, removeWorks, toListingKey, useBasketStore } from './basket-store.ts';

const BasketDialog = lazyPart(() =>
  import('../sweep/basket-dialog.tsx').then((m) => ({ default: m.BasketDialog })),
);

const text = messages.nftMarketBasket;

/** The basket of a chain, below its lists: how many works, and what those cost that can be bought. */
export function BasketBar() {
  const { chainId } = useChain();
  const account = useWalletSession()?.account;
  const { works: all } = useBasketStore();
  const works = all.filter((work) => work.chainId === chainId);
  const states = findValue(useBasketStates(works, account));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(followBasket, []);
  useForgetBought(works, states);
  return (
    <>
      {works.length > 0 && <Bar works={works} states={states} onOpen={() => setIsOpen(true)} />}
      {isOpen && (
        <DialogBoundary onClose={close}>
          <BasketDialog key={account} works={works} states={states} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

/** A work that the account has leaves its basket, also where the tab was closed during the purchase. */
function useForgetBought(works: readonly BasketWork[], states: BasketStates | undefined): void {
  useEffect(() => {
    const bought = works.filter((work) => states?.get(toListingKey(work))?.kind === 'bought');
    if (bought.length > 0) removeWorks(bought);
  });
}

interface BarProps {
  works: readonly BasketWork[];
  states: BasketStates | undefined;
  onOpen: () => void;
}

function Bar({ works, states, onOpen }: BarProps) {
  const quote = findValue(useQuoteToken());
  const found = works.map((work) => states?.get(toListingKey(work)));
  const total = sumOpen(found);
  const lost = found.filter((state) => state !== undefined && state.kind !== 'open').length;
  return (
    <section
      aria-label={text.title}
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 mt-6 flex items-center justify-between gap-4 rounded-card border border-line-strong bg-overlay p-3 shadow-overlay tablet:px-4"
    >
      <div className="min-w-0 text-small">
        <output className="font-semibold">{text.count(works.length)}</output>
        {lost > 0 && <span className="block text-caption text-warning">{text.lost(lost)}</span>}
        <span className="block min-h-5 text-muted">
          {total === undefined || quote === undefined ? (
            <Skeleton className="h-4 w-24" />
          ) : (
            <PriceText raw={total} token={quote} logoSize={16} />
          )}
        </span>
      </div>
      <Button aria-haspopup="dialog" onClick={onOpen}>
        {text.open}
      </Button>
    </section>
  );
}
