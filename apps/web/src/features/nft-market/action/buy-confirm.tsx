import { useState } from 'react';
import { useExactOutputPart } from '../../../shared/site/exact-output-part.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { nativeId, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { PayChoice } from './pay-choice.tsx';
import { PurchaseConfirm } from './purchase-confirm.tsx';
import type { BuyOrder } from './purchase-order.ts';
import { useBatchAbility } from './use-batch-ability.ts';
import { WorkConfirm, type WorkConfirmProps } from './work-confirm.tsx';

export interface BuyConfirmProps extends Omit<WorkConfirmProps, 'order' | 'choice'> {
  order: BuyOrder;
  /** Begins with the native coin in place of the quote token. */
  beginsWithNative: boolean;
}

/** A purchase in the quote token, or in another currency where wallet and site can do both in one transaction. */
export function BuyConfirm({ order, beginsWithNative, ...rest }: BuyConfirmProps) {
  const { session, onBack, onClose } = rest;
  const { account, quote } = order;
  const { find } = useCurrencies();
  const ability = useBatchAbility(session);
  const [inputId, setInputId] = useState(beginsWithNative ? nativeId : toCurrencyId(quote));
  const input = find(inputId) ?? quote;
  const isQuote = toCurrencyId(input) === toCurrencyId(quote);
  // Nothing is offered before the wallet says that it can do it.
  const isOffered = ability === 'able' && !isQuote;
  const part = useExactOutputPart(isOffered);
  if (!part) return <WorkConfirm {...rest} order={order} />;
  const choice = (
    <PayChoice
      account={account}
      quote={quote}
      needed={order.terms.price}
      currency={input}
      ability={ability}
      onChoose={setInputId}
    />
  );
  if (isQuote) return <WorkConfirm {...rest} order={order} choice={choice} />;
  return (
    <PurchaseConfirm
      session={session}
      buy={order}
      input={input}
      part={isOffered ? part : undefined}
      choice={choice}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
