import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { computeSplitGain, type Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';

/** The gain of a split over its single route, after gas, with its percentage. Empty for a trade without a split. */
export function formatSplitGain(trade: Trade, output: Currency): string {
  if (!trade.split) return '';
  const { single, cost } = trade.split;
  const net = computeSplitGain(trade) - cost;
  const share = formatPercent({ numerator: net, denominator: single.amountOut });
  return messages.splitRoute.gainOf(formatCurrencyAmount(net, output, rateDigits), share);
}
