import { useId, useRef } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings } from '../../../shared/settings/settings-store.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Quote } from '../quote/quote.ts';
import { TaxNotices } from '../token-tax/tax-notices.tsx';
import { SplitChoice } from './split-choice.tsx';
import { SwapDetails } from './swap-details.tsx';
import { SwapFeeDetail, SwapFeeText } from './swap-fee.tsx';
import { TradePrice } from './trade-price.tsx';

interface QuotedOrder {
  quote: Extract<Quote, { kind: 'trade' }>;
  input: Currency;
  output: Currency;
  slippageBps: number;
}

export interface QuotedTradeProps extends QuotedOrder {
  /** Whether all terms are shown. */
  isOpen: boolean;
  onToggle: () => void;
}

const onSlippage = (slippageBps: number) => updateSettings({ slippageBps });

/** The offered trade in one line, and its usual terms behind the line. */
export function QuotedTrade({ quote, input, output, slippageBps, isOpen, onToggle }: QuotedTradeProps) {
  const { trade, better } = quote;
  const restId = useId();
  const rest = useRef<HTMLDivElement>(null);
  const toggle = () => {
    onToggle();
    // On a low screen the opened terms begin below the button of the card.
    if (!isOpen) requestAnimationFrame(() => rest.current?.scrollIntoView({ block: 'nearest' }));
  };
  const terms = { trade, input, output, slippageBps, onSlippage };
  const split = better ?? trade;
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2 text-small max-[22rem]:text-caption">
        {!isOpen && <TradePrice trade={trade} input={input} output={output} />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={toggle}
          className="-mx-1 flex min-h-11 grow items-center justify-end gap-1 rounded-small px-1 text-muted hover:text-text"
        >
          <span className={isOpen ? 'mr-auto font-medium' : 'sr-only'}>{messages.transaction.details}</span>
          <SwapFeeText trade={trade} />
          <Icon
            name="chevronDown"
            size={18}
            className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div
        id={restId}
        ref={rest}
        className="scroll-mb-48 text-small max-[22rem]:text-caption desktop:scroll-mb-6"
      >
        {isOpen && (
          <>
            <SwapDetails {...terms} part="usual" />
            <SwapFeeDetail trade={trade} />
          </>
        )}
      </div>
      {split.split && <SplitChoice split={split} isOn={!better} output={output} />}
      <TaxNotices {...terms} />
    </>
  );
}

/** Everything unusual about the offered trade: it is seen with the button that accepts it. */
export function TradeWarnings({ quote: { trade }, ...terms }: QuotedOrder) {
  return (
    <div className="has-[dt]:pb-3">
      <SwapDetails {...terms} trade={trade} onSlippage={onSlippage} part="unusual" />
    </div>
  );
}
