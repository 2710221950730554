import { type ReactNode, useState } from 'react';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { ExactOutputPart } from '../../../shared/site/exact-output-part.ts';
import { useExactOutputPart } from '../../../shared/site/exact-output-part.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, nativeId, toCurrencyId } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PayChoice } from './pay-choice.tsx';
import type { Purchase } from './purchase-order.ts';
import { useBatchAbility } from './use-batch-ability.ts';

export interface PaidPurchase extends Pick<Purchase, 'quote' | 'price'> {
  /** Begins with the native coin in place of the quote token. */
  readonly beginsWithNative: boolean;
}

interface PayWay {
  /** The choice of the currency; undefined on a site without a swap. */
  readonly choice: ReactNode;
  /** Another currency than the quote token. */
  readonly other: OtherCurrency | undefined;
}

export interface OtherCurrency {
  readonly input: Currency;
  /** Undefined before the wallet says that it can do it. */
  readonly part: Reading<ExactOutputPart> | undefined;
}

/** How a purchase is paid: in the quote token, or in another currency where wallet and site do both in one transaction. */
export function usePayChoice(
  session: WalletSession,
  { quote, price, beginsWithNative }: PaidPurchase,
): PayWay {
  const { find } = useCurrencies();
  const ability = useBatchAbility(session);
  const [inputId, setInputId] = useState(beginsWithNative ? nativeId : toCurrencyId(quote));
  const input = find(inputId) ?? quote;
  const isQuote = toCurrencyId(input) === toCurrencyId(quote);
  // Nothing is offered before the wallet says that it can do it.
  const isOffered = ability === 'able' && !isQuote;
  const part = useExactOutputPart(isOffered);
  if (!part) return { choice: undefined, other: undefined };
  const choice = (
    <PayChoice
      account={session.account}
      quote={quote}
      needed={price}
      currency={input}
      ability={ability}
      onChoose={setInputId}
    />
  );
  return { choice, other: isQuote ? undefined : { input, part: isOffered ? part : undefined } };
}
