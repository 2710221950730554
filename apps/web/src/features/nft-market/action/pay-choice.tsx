import { useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { BuySlot } from '../../../shared/token-list/buy-slot.tsx';
import {
  type Currency,
  formatSymbol,
  type Token,
  toCurrencyId,
} from '../../../shared/token-list/currency.ts';
import { CurrencyButton } from '../../../shared/token-list/currency-button.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useShortBalance } from '../market/use-short-balance.ts';
import type { BatchAbility } from './use-batch-ability.ts';

const text = messages.nftMarketPay;

export interface PayChoiceProps {
  account: Address;
  quote: Token;
  /** What the purchase costs of the quote token. */
  needed: bigint;
  currency: Currency;
  ability: BatchAbility;
  onChoose: (currencyId: string) => void;
}

/** The currency of a purchase; why there is no choice, and the way to the token of the market. */
export function PayChoice({ account, quote, needed, currency, ability, onChoose }: PayChoiceProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  if (ability === 'unknown') return <Spinner label={messages.ui.loading} />;
  if (ability === 'unable')
    return <NoChoice account={account} quote={quote} currency={currency} needed={needed} />;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-small text-muted">{text.payWith}</span>
      <CurrencyButton side={text.payWith} currency={currency} onClick={() => setIsChoosing(true)} />
      {isChoosing && (
        <CurrencyChoice
          account={account}
          selectedId={toCurrencyId(currency)}
          onSelect={onChoose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

/** Where the account has less of the quote token than it needs: why there is no other currency, and the way to the token. */
function NoChoice({ account, quote, needed, currency }: Omit<PayChoiceProps, 'ability' | 'onChoose'>) {
  const isShort = useShortBalance(account, quote, needed) !== undefined;
  const isQuote = toCurrencyId(currency) === toCurrencyId(quote);
  if (isQuote && !isShort) return null;
  return (
    <div className="flex items-center justify-between gap-3 text-small text-muted">
      <p>{text.noBatch(formatSymbol(quote.symbol))}</p>
      <BuySlot token={quote} size="small" />
    </div>
  );
}
