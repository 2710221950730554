import { messages } from '../../shared/message/messages.ts';
import { formatSymbol } from '../../shared/token-list/currency.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { CurrencyButton } from './currency-button.tsx';
import { SideBalance } from './side-balance.tsx';
import type { SwapField, SwapForm } from './swap-form.ts';
import type { SwapView } from './use-swap.ts';

const text = messages.exchange;

export interface SwapSideProps {
  field: SwapField;
  view: SwapView;
  form: SwapForm;
  onEnter: (amount: string) => void;
  onChoose: () => void;
  /** Only on the side that is paid. */
  onMax?: (balance: bigint) => void;
}

export function SwapSide({ field, view, form, onEnter, onChoose, onMax }: SwapSideProps) {
  const currency = field === 'input' ? view.input : view.output;
  const side = field === 'input' ? text.from : text.to;
  const isExact = form.exactField === field;
  const value = field === 'input' ? view.inputText : view.outputText;
  const isEstimated = !isExact && value !== '' && !view.wrapKind;
  return (
    <AmountField
      label={isEstimated ? text.estimated(side) : side}
      value={value}
      onValueChange={onEnter}
      isStale={!isExact && view.quote.state === 'stale'}
      error={isExact ? findAmountError(view, currency?.symbol ?? '', currency?.decimals ?? 18) : undefined}
      token={<CurrencyButton side={side} currency={currency} onClick={onChoose} />}
      balance={
        view.session && currency && <SideBalance currency={currency} balances={view.balances} onMax={onMax} />
      }
    />
  );
}

/** What is wrong with the number itself, said where it was typed; everything else is said on the button. */
function findAmountError({ amount }: SwapView, symbol: string, decimals: number): string | undefined {
  if (amount.isValid) return undefined;
  if (amount.problem === 'too-many-decimals') return text.tooManyDecimals(formatSymbol(symbol), decimals);
  return amount.problem === 'too-large' ? text.amountTooLarge : undefined;
}
