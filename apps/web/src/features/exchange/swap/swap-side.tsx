import { type Dispatch, lazy } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { OptionalPart } from '../../../shared/ui/optional-part.tsx';
import { CurrencyButton } from '../../../shared/token-list/currency-button.tsx';
import { formGas } from '../../../shared/token-list/max-amount.ts';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';
import type { SwapField } from '../quote/quote.ts';
import type { SwapForm, SwapFormAction } from './swap-form.ts';
import type { SwapView } from './use-swap.ts';

const SideValue = lazy(() => import('./side-value.tsx').then((module) => ({ default: module.SideValue })));

const text = messages.exchange;

export interface SwapSideProps {
  field: SwapField;
  view: SwapView;
  form: SwapForm;
  dispatch: Dispatch<SwapFormAction>;
  onChoose: () => void;
}

export function SwapSide({ field, view, form, dispatch, onChoose }: SwapSideProps) {
  const currency = field === 'input' ? view.input : view.output;
  const side = field === 'input' ? text.from : text.to;
  const enter = (amount: string) => dispatch({ type: 'enter', field, amount });
  const isExact = form.exactField === field;
  const value = field === 'input' ? view.inputText : view.outputText;
  const isEstimated = !isExact && value !== '' && !view.wrapKind;
  return (
    <AmountField
      label={isEstimated ? text.estimated(side) : side}
      value={value}
      onValueChange={enter}
      isStale={!isExact && view.quote.state === 'stale'}
      error={isExact ? findAmountError(view, currency?.symbol ?? '', currency?.decimals ?? 18) : undefined}
      token={<CurrencyButton side={side} currency={currency} onClick={onChoose} />}
      footnote={
        <OptionalPart>
          <SideValue field={field} view={view} exactField={form.exactField} />
        </OptionalPart>
      }
      balance={
        view.session &&
        currency && (
          <SideBalance
            currency={currency}
            balances={view.balances}
            gas={formGas.swap}
            onMax={field === 'input' ? enter : undefined}
          />
        )
      }
    />
  );
}

/** The problem of the number itself, shown at the field; any other problem is shown on the button. */
function findAmountError({ amount }: SwapView, symbol: string, decimals: number): string | undefined {
  if (amount.isValid) return undefined;
  if (amount.problem === 'too-many-decimals') return text.tooManyDecimals(formatSymbol(symbol), decimals);
  return amount.problem === 'too-large' ? text.amountTooLarge : undefined;
}
