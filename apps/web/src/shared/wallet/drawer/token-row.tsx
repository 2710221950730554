import { formatAmount, formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { ReactNode } from 'react';
import type { Chain } from '../../chain/chain.ts';
import { toReadingOf } from '../../chain/reading.ts';
import { toUserMessage } from '../../chain/to-user-message.ts';
import { messages } from '../../message/messages.ts';
import { type Currency, formatSymbol } from '../../token-list/currency.ts';
import { CurrencyLogo } from '../../token-list/currency-logo.tsx';
import type { Holding } from '../../token-list/holding.ts';
import { ExactText } from '../../ui/exact-text.tsx';
import { ReadingText } from '../../ui/reading-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A balance with its value; a dash with the reason for a currency without a price. */
export function TokenRow({ chain, holding }: { chain: Chain; holding: Holding }) {
  const { currency, raw, valueUsdE18 } = holding;
  const symbol = formatSymbol(currency.symbol);
  const shown = formatAmount(raw, currency.decimals, { notation: 'grouped' });
  return (
    <Row currency={currency} chain={chain}>
      <ExactText
        exact={`${formatExactAmount(raw, currency.decimals)} ${symbol}`}
        className="figures font-semibold"
      >
        {shown} {symbol}
      </ExactText>
      <span className="text-small text-muted">
        {raw > 0n && (
          <ReadingText
            reading={toReadingOf(valueUsdE18)}
            format={formatUsd}
            unknownReason={messages.fiat.noPrice(symbol)}
          />
        )}
      </span>
    </Row>
  );
}

/** The coin of a network that did not answer. */
export function UnreadRow({ chain, reason }: { chain: Chain; reason: unknown }) {
  const { symbol } = chain.client.chain.nativeCurrency;
  return (
    <Row currency={{ kind: 'native', symbol, name: symbol, decimals: 18 }} chain={chain}>
      <ReadingText
        reading={{ state: 'unknown', reason }}
        format={() => null}
        unknownReason={toUserMessage(reason)}
      />
    </Row>
  );
}

export function LoadingRow() {
  return (
    <li className="flex min-h-14 items-center gap-3">
      <Skeleton className="size-9 rounded-full!" />
      <Skeleton className="h-5 w-24" />
      <Skeleton className="ml-auto h-5 w-20" />
    </li>
  );
}

function Row({ currency, chain, children }: { currency: Currency; chain: Chain; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <CurrencyLogo currency={currency} size={36} />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{formatSymbol(currency.symbol)}</span>
        <span className="block truncate text-small text-muted max-[22rem]:text-caption">
          {currency.kind === 'native' ? messages.account.balanceOn(chain.client.chain.name) : currency.name}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end">{children}</span>
    </li>
  );
}
