import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Balances } from '../../../shared/token-list/balances.query.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { formatSymbol, type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { parsePrice } from './work-form.ts';

export interface PriceFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  quote: Token;
  /** Of the account, where it pays. */
  balances?: Reading<Balances> | undefined;
}

/** A price in the quote token, with its value in US dollars. */
export function PriceField({ label, value, onValueChange, quote, balances }: PriceFieldProps) {
  const amount = parsePrice(value, quote);
  return (
    <AmountField
      label={label}
      value={value}
      onValueChange={onValueChange}
      token={<QuoteToken quote={quote} />}
      balance={balances && <Balance quote={quote} balances={balances} />}
      footnote={amount.isValid ? <FiatText currency={quote} raw={amount.raw} /> : ' '}
    />
  );
}

function QuoteToken({ quote }: { quote: Token }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 font-semibold">
      <CurrencyLogo currency={quote} size={24} />
      {formatSymbol(quote.symbol)}
    </span>
  );
}

function Balance({ quote, balances }: { quote: Token; balances: Reading<Balances> }) {
  const balance = findValue(balances)?.get(toCurrencyId(quote));
  if (balance === undefined) return null;
  return (
    <span className="figures">{messages.nftMarketWrite.balance(formatExactCurrency(balance, quote))}</span>
  );
}
