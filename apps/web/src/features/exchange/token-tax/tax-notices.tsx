import { formatBps } from '@tradewind/rules/amount/format-percent';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { findSideTaxBps, findTaxedSlippageBps } from './token-tax.ts';
import { sumTaxBps, type TradeTax, useTradeTaxes } from './token-tax.query.ts';

const text = messages.tradeRisk;

export interface TaxNoticesProps {
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  /** The user accepts a suggested tolerance. */
  onSlippage: (slippageBps: number) => void;
}

/** Warnings about a trade's tokens: one that cannot be sold, or a tax above the trade's slippage. */
export function TaxNotices({ trade, input, output, slippageBps, onSlippage }: TaxNoticesProps) {
  const taxes = useTradeTaxes(trade, input, output);
  const totalBps = sumTaxBps(taxes);
  return (
    <div className="mt-3 grid gap-3 empty:hidden">
      {taxes.map((taxed) => (
        <TaxNotice key={taxed.side} {...{ taxed, totalBps, slippageBps, onSlippage }} kind={trade.kind} />
      ))}
    </div>
  );
}

type TaxNoticeProps = {
  taxed: TradeTax;
  totalBps: number;
  kind: Trade['kind'];
} & Pick<TaxNoticesProps, 'slippageBps' | 'onSlippage'>;

function TaxNotice({ taxed, totalBps, kind, slippageBps, onSlippage }: TaxNoticeProps) {
  const { token, side, tax } = taxed;
  const symbol = formatSymbol(token.symbol);
  const known = findValue(tax);
  if (known?.kind === 'unsellable')
    return (
      <InlineNotice tone="error" title={text.cannotBeSold(symbol)}>
        {text.cannotBeSoldText(symbol, toReasonText(known.reason))}
      </InlineNotice>
    );
  if (known?.kind === 'unbuyable')
    return (
      <InlineNotice tone="warning" title={text.cannotBeBought(symbol)}>
        {text.cannotBeBoughtText(toReasonText(known.reason))}
      </InlineNotice>
    );
  const taxBps = findSideTaxBps(known, side);
  if (taxBps === 0) return null;
  if (kind === 'exact-out')
    return <InlineNotice tone="warning">{text.taxNotExact(symbol, formatBps(taxBps))}</InlineNotice>;
  if (totalBps <= slippageBps) return null;
  const enoughBps = findTaxedSlippageBps(totalBps);
  return (
    <InlineNotice
      tone="warning"
      action={
        enoughBps === undefined ? undefined : (
          <Button size="small" tone="secondary" onClick={() => onSlippage(enoughBps)}>
            {text.setSlippage(formatBps(enoughBps))}
          </Button>
        )
      }
    >
      {text.taxAboveSlippage(symbol, formatBps(taxBps), formatBps(slippageBps))}
    </InlineNotice>
  );
}

function toReasonText(reason: string): string {
  return reason === '' ? '' : text.because(reason);
}
