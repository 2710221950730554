import { TokenLogo } from '../ui/token-logo.tsx';
import { type Currency, toCurrencyId } from './currency.ts';

export function CurrencyLogo({ currency, size = 24 }: { currency: Currency; size?: number }) {
  return <TokenLogo address={toCurrencyId(currency)} symbol={currency.symbol} size={size} />;
}
