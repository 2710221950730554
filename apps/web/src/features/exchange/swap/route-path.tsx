import type { Trade } from '@tradewind/rules/exchange/trade';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';

/** The tokens of a route, first to last; the ends carry the names that the user chose. */
export function RoutePath({ trade, input, output }: { trade: Trade; input: Currency; output: Currency }) {
  const currencies = useCurrencies();
  const last = trade.route.path.length - 1;
  const symbols = trade.route.path.map((address, index) => {
    if (index === 0) return input.symbol;
    return index === last
      ? output.symbol
      : (currencies.find(address.toLowerCase())?.symbol ?? address.slice(0, 8));
  });
  return <span>{symbols.map(formatSymbol).join(' › ')}</span>;
}
