import type { Address } from '@tradewind/rules/network/address';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { BasketStates } from '../basket/basket.query.ts';
import { sumOpen } from '../basket/basket-state.ts';
import { type BasketWork, removeWorks, toListingKey } from '../basket/basket-store.ts';
import { PriceText } from '../list/price-text.tsx';
import { useMarketOf } from '../market/market-of.query.ts';
import { ShortBalance } from '../market/short-balance.tsx';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { useReferrer } from '../work/referrer.query.ts';
import { listSweepWorks, type OpenedSweep, type Sweep, toSweepTag } from './sweep-order.ts';

const text = messages.nftMarketBasket;

export interface BasketFooterProps {
  collection: Address;
  works: readonly BasketWork[];
  states: BasketStates | undefined;
  session: WalletSession | undefined;
  onBuy: (opened: OpenedSweep) => void;
}

/** What the works of a collection cost together, and the button that buys them. */
export function BasketFooter({ collection, works, states, session, onBuy }: BasketFooterProps) {
  const market = findValue(useMarketOf(collection));
  const quote = findValue(useQuoteToken());
  // A purchase names the artist whose link led here: known before it is confirmed.
  useReferrer();
  const total = sumOpen(works.map((work) => states?.get(toListingKey(work))));
  const isKnown = total !== undefined && quote !== undefined;
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <Button size="small" tone="quiet" onClick={() => removeWorks(works)}>
          {text.clear}
        </Button>
        <p className="flex items-center gap-2 font-semibold">
          <span className="text-small font-normal text-muted">{text.total}</span>
          {isKnown ? <PriceText raw={total} token={quote} /> : <Skeleton className="h-5 w-24" />}
        </p>
      </div>
      {session === undefined ? (
        <ConnectAction />
      ) : isKnown && states && market !== undefined ? (
        <BuyButton
          session={session}
          sweep={{ market, collection, quote, works: listSweepWorks(works, states) }}
          total={total}
          onBuy={onBuy}
        />
      ) : (
        <Button size="large" isFullWidth isBusy>
          {text.buy(works.length)}
        </Button>
      )}
    </div>
  );
}

interface BuyButtonProps {
  session: WalletSession;
  sweep: Sweep;
  total: bigint;
  onBuy: (opened: OpenedSweep) => void;
}

function BuyButton({ session: { account }, sweep, total, onBuy }: BuyButtonProps) {
  const { collection, quote, works } = sweep;
  const isPending = useIsTagPending(toSweepTag(collection), account);
  const balance = findValue(useBalances(account, [quote]))?.get(toCurrencyId(quote));
  const problem = findProblem(total, balance);
  return (
    <>
      <ShortBalance account={account} quote={quote} needed={total}>
        <Button
          size="small"
          tone="secondary"
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onBuy({ sweep, beginsWithNative: true })}
        >
          {messages.nftMarketPay.another}
        </Button>
      </ShortBalance>
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        disabled={problem !== undefined}
        aria-haspopup="dialog"
        onClick={() => onBuy({ sweep, beginsWithNative: false })}
      >
        {problem ?? text.buy(works.length)}
      </Button>
    </>
  );
}

/** Why nothing can be bought; an unknown balance forbids nothing. */
function findProblem(total: bigint, balance: bigint | undefined): string | undefined {
  if (total === 0n) return text.nothing;
  return balance !== undefined && total > balance ? messages.nftMarketWrite.insufficient : undefined;
}
