import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatBps } from '@tradewind/rules/amount/format-percent';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { sumTaxBps, useTradeTaxes } from '../token-tax/token-tax.query.ts';
import { useSandwichRisk } from './sandwich.query.ts';
import type { TradeRisksProps } from './trade-risks.tsx';

const text = messages.tradeRisk;

/** A warning while trades right before and after the trade would pay off; nothing otherwise. */
export function SandwichNotice({ trade, input, output, slippageBps, onSlippage }: TradeRisksProps) {
  const taxes = useTradeTaxes(trade, input, output);
  const risk = findValue(useSandwichRisk(trade, slippageBps, sumTaxBps(taxes)));
  if (!risk || risk.loss === 0n) return null;
  const { loss, safeSlippageBps } = risk;
  const currency = trade.kind === 'exact-in' ? output : input;
  return (
    <InlineNotice
      tone="warning"
      action={
        safeSlippageBps === undefined ? undefined : (
          <Button size="small" tone="secondary" onClick={() => onSlippage(safeSlippageBps)}>
            {text.setSlippage(formatBps(safeSlippageBps))}
          </Button>
        )
      }
    >
      {text.sandwichNotice(formatCurrencyAmount(loss, currency, rateDigits, 'up'))}
    </InlineNotice>
  );
}
