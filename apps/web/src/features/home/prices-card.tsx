import { formatUsdPrice } from '@tradewind/rules/amount/format-usd';
import { toUsdE18 } from '../../shared/api-client/usd.ts';
import { findValue, type Reading } from '../../shared/chain/reading.ts';
import { PriceChange } from '../../shared/market-info/price-change.tsx';
import { messages } from '../../shared/message/messages.ts';
import { useCurrencies } from '../../shared/token-list/currencies.ts';
import { formatSymbol, type Token, toCurrencyId } from '../../shared/token-list/currency.ts';
import { CurrencyLogo } from '../../shared/token-list/currency-logo.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';
import { Link } from '../../shared/ui/link.tsx';
import { listPrices, type Price } from './list-prices.ts';

const text = messages.home;

/** Prices of listed tokens with their 24-hour change; each links to its trade. */
export function PricesCard({ marketInfo }: { marketInfo: Reading<MarketInfo> }) {
  const { all } = useCurrencies();
  const known = findValue(marketInfo);
  const prices = known && listPrices(known.tokens, all);
  return (
    <Card as="section" aria-label={text.prices} className="p-4 tablet:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-title font-semibold tracking-tight">{text.prices}</h2>
        <p className="text-small text-muted">{text.change24h}</p>
      </div>
      {marketInfo.state === 'loading' && <LoadingRows />}
      {marketInfo.state === 'unknown' && (
        <EmptyState icon="warning" title={text.pricesUnknown} text={text.pricesUnknownText} />
      )}
      {prices?.length === 0 && <EmptyState title={text.noPrices} text={text.noPricesText} />}
      <ul className={classNames('mt-2 divide-y divide-line', marketInfo.state === 'stale' && 'faded')}>
        {prices?.map((price) => (
          <li key={toCurrencyId(price.token)}>
            <PriceRow {...price} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PriceRow({ token, priceUsd, changePercent }: Price) {
  return (
    <Link
      to={`/swap?outputCurrency=${toCurrencyId(token)}`}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 transition-colors hover:bg-hover"
    >
      <CurrencyLogo currency={token} size={32} />
      <TokenName token={token} />
      <span className="ml-auto text-right">
        <span className="figures block text-body font-semibold">{formatUsdPrice(toUsdE18(priceUsd))}</span>
        <span className="text-small">
          <PriceChange percent={changePercent} />
        </span>
      </span>
    </Link>
  );
}

function TokenName({ token }: { token: Token }) {
  return (
    <span className="min-w-0">
      <span className="block truncate text-body font-semibold">{formatSymbol(token.symbol)}</span>
      <span className="block truncate text-small text-muted">{token.name}</span>
    </span>
  );
}

function LoadingRows() {
  return (
    <div className="mt-2 grid" aria-busy>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-8" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
