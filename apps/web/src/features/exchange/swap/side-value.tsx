import { formatSignedPercent } from '@tradewind/rules/amount/format-percent';
import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type CurrencyAmount, useCurrencyValue } from '../../../shared/token-list/currency-value.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import type { SwapField } from '../quote/quote.ts';
import { findSideAmount } from './side-amount.ts';
import type { SwapView } from './use-swap.ts';
import { computeValueChange, findLossLevel } from './value-change.ts';

const levelClass = { none: 'text-muted', noticeable: 'text-warning', high: 'text-loss' };

export interface SideValueProps {
  field: SwapField;
  view: SwapView;
  exactField: SwapField;
}

/** The value of one side's amount; the output also shows its difference from the input. */
export function SideValue({ field, view, exactField }: SideValueProps) {
  const side = findSideAmount(view, field, exactField);
  const paid = field === 'output' && !view.wrapKind && findSideAmount(view, 'input', exactField);
  if (!side) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      <FiatText {...side} format={renderRolling} />
      {paid && <Difference paid={paid} received={side} />}
    </span>
  );
}

function renderRolling(valueUsdE18: bigint) {
  return <RollingText>{formatUsd(valueUsdE18)}</RollingText>;
}

function Difference({ paid, received }: { paid: CurrencyAmount; received: CurrencyAmount }) {
  const valueIn = findValue(useCurrencyValue(paid));
  const valueOut = findValue(useCurrencyValue(received));
  const change = valueIn !== undefined && valueOut !== undefined && computeValueChange(valueIn, valueOut);
  if (!change) return null;
  const level = findLossLevel(change);
  return (
    <span className={levelClass[level]}>
      ({formatSignedPercent(change)}
      {level === 'high' && ` · ${messages.fiat.lost(formatUsd(-change.numerator))}`})
    </span>
  );
}
