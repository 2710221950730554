import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import { computeSwapRate, computePricePer, formatExactRatio } from '@tradewind/rules/launchpad/price';
import { findMonthlyState, type MonthlyState } from '@tradewind/rules/launchpad/monthly-order';
import type { WireMonthlySale } from '@tradewind/schema/launchpad/monthly';
import { findValue, mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExactText } from '../../../shared/ui/exact-text.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { toChainName } from '../list/chain-name.ts';
import type { Retry } from '../list/list-view.tsx';
import { formatWhole, formatWholeCompact } from '../list/whole-amount.ts';
import type { IndexedSale } from './indexed-sales.query.ts';
import { MonthlyForm } from './monthly-form.tsx';
import type { MonthlySale } from './monthly-sale.ts';
import { useMonthlySale } from './monthly-sale.query.ts';
import { UnreadMonthlyCard } from './unread-monthly-card.tsx';

const text = messages.launchpadMonthly;

export interface MonthlyCardProps {
  /** What the index knows of it. */
  indexed: IndexedSale['sale'];
}

/** The sale with monthly release of this part's chain, from its contract; the index adds the sold part. */
export function MonthlyCard({ indexed }: MonthlyCardProps) {
  const { chainId } = useChain();
  const { sale, ...retrying } = useMonthlySale();
  const known = findValue(sale);
  if (known !== undefined)
    return <KnownCard {...retrying} sale={known} indexed={indexed} isStale={sale.state === 'stale'} />;
  if (sale.state === 'loading') return <UnreadMonthlyCard />;
  return (
    <InlineNotice
      tone="warning"
      title={text.unknown(toChainName(chainId))}
      action={<RetryButton onRetry={retrying.retry} isRetrying={retrying.isRetrying} />}
    >
      {text.unknownText}
    </InlineNotice>
  );
}

export interface KnownCardProps extends MonthlyCardProps, Retry {
  sale: MonthlySale;
  isStale: boolean;
}

export function KnownCard({ sale, indexed, isStale, retry, isRetrying }: KnownCardProps) {
  const state = sale.free === undefined ? undefined : findMonthlyState(sale, sale.free, sale.isStopped);
  return (
    <>
      <Head sale={sale} state={state} />
      <p className="text-small text-muted">{text.about(toPercent(sale.firstBps), Number(sale.months))}</p>
      {isStale && (
        <p className="flex flex-wrap items-center gap-3 text-small text-warning">
          {messages.ui.stale}
          <RetryButton onRetry={retry} isRetrying={isRetrying} />
        </p>
      )}
      <Sold sale={sale} indexed={indexed} />
      <Terms sale={sale} />
      <div className="mt-auto border-t border-line pt-4">
        {state === 'running' ? <MonthlyForm sale={sale} /> : <Closed state={state} />}
      </div>
    </>
  );
}

const badges = {
  running: ['accent', text.open],
  soldOut: ['warning', text.soldOut],
  stopped: ['neutral', text.over],
} as const;

function Head({ sale: { token, chainId }, state }: { sale: MonthlySale; state: MonthlyState | undefined }) {
  const [tone, label] = state === undefined ? (['warning', text.stateUnknown] as const) : badges[state];
  return (
    <div className="flex items-start gap-3">
      <CurrencyLogo currency={token} size={48} />
      <div className="min-w-0 grow">
        <h2 className="text-title font-semibold wrap-anywhere">{text.title(formatSymbol(token.symbol))}</h2>
        <p className="text-small text-muted wrap-anywhere">{token.name}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5">
        <Badge>{toChainName(chainId)}</Badge>
        <Badge tone={tone}>{label}</Badge>
      </div>
    </div>
  );
}

/** A sale that sells nothing now. Orders are paid on. */
function Closed({ state }: { state: MonthlyState | undefined }) {
  const why = state === undefined ? text.tokenSilent : state === 'stopped' ? text.overText : text.soldOutText;
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-4 text-center">
      <p className="font-semibold text-balance">{why}</p>
      <p className="text-small text-muted">{text.paidOn}</p>
    </div>
  );
}

/** The sold part of all tokens: the orders are the index's, the rest is the contract's. */
function Sold({ sale: { free, token }, indexed }: Pick<KnownCardProps, 'sale' | 'indexed'>) {
  const sold = mapReading(indexed, ({ amountBSCS }) => BigInt(amountBSCS));
  const known = findValue(sold);
  const all = known === undefined || free === undefined ? 0n : known + free;
  const percent = known === undefined || all === 0n ? undefined : Number((known * 10_000n) / all) / 100;
  const format = (raw: bigint) =>
    formatWholeCompact(formatAmount(raw, token.decimals, { notation: 'plain' }));
  return (
    <div className="grid gap-1.5 rounded-control bg-sunken p-4 text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{text.sold}</span>
        <span className="font-semibold">
          <ReadingText
            reading={sold}
            format={(raw) => (percent === undefined ? format(raw) : `${percent.toFixed(2)}%`)}
            unknownReason={text.soldUnknown}
          />
        </span>
      </p>
      <div className="relative h-2 overflow-hidden rounded-full bg-raised">
        {percent !== undefined && (
          <>
            <progress
              aria-label={text.soldOf(token.symbol)}
              max={100}
              value={percent}
              className="absolute inset-0 size-full opacity-0"
            />
            <div aria-hidden className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </>
        )}
      </div>
      <p className="figures flex min-h-5 flex-wrap justify-between gap-x-4 text-muted">
        <span>{free === undefined ? '' : text.left(`${format(free)} ${formatSymbol(token.symbol)}`)}</span>
        <span>{toOrders(findValue(indexed))}</span>
      </p>
    </div>
  );
}

function toOrders(indexed: WireMonthlySale | undefined): string {
  return indexed === undefined ? '' : text.orderCount(indexed.orderCount);
}

const priceDigits = 6;

function Terms({ sale }: { sale: MonthlySale }) {
  const { native } = useCurrencies();
  const { token, address, tokensPerCoin, minimum, firstBps, months } = sale;
  const rate = { tokensPerPayE18: tokensPerCoin, payDecimals: 18, tokenDecimals: token.decimals };
  const price = computePricePer(rate);
  const [coin, unit] = [formatSymbol(native.symbol), formatSymbol(token.symbol)];
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.contract}>
        <AddressText address={address} form="card" copySubject={text.contractSubject} />
      </Detail>
      <Detail label={text.swapRate}>
        {text.one(coin, `${formatWhole(formatExactRatio(computeSwapRate(rate)))} ${unit}`)}
      </Detail>
      <Detail label={text.price}>
        <ExactText exact={text.one(unit, `${formatExactRatio(price)} ${coin}`)}>
          {text.one(unit, `${formatRatio(price, { significantDigits: priceDigits })} ${coin}`)}
        </ExactText>
      </Detail>
      <Detail label={text.release}>{text.releaseText(toPercent(firstBps), Number(months))}</Detail>
      <Detail label={text.least}>{formatExactCurrency(minimum, native)}</Detail>
    </dl>
  );
}

const toPercent = (bps: bigint): string => `${Number(bps) / 100}%`;
