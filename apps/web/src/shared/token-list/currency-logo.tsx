import { toNetworkLogoUrl, toTokenLogoUrl } from '@tradewind/schema/media/logo-url';
import { findLogoSources } from '../chain/logo-sources.ts';
import { useChain } from '../chain/use-chain.ts';
import { TokenLogo } from '../ui/token-logo.tsx';
import { type Currency, nativeId, toCurrencyId } from './currency.ts';

interface Size {
  /** Pixels; 24 in a line, 32 in a list, 40 in a heading. */
  size?: number | undefined;
}

export function CurrencyLogo({ currency, size }: Size & { currency: Currency }) {
  return <CurrencyIdLogo id={toCurrencyId(currency)} symbol={currency.symbol} size={size} />;
}

export interface CurrencyIdLogoProps extends Size {
  id: string;
  symbol: string;
  /** Letters of the badge. */
  letterLimit?: number;
}

/** The logo of a currency of the page's chain. The native coin has the logo of its network. */
export function CurrencyIdLogo({ id, symbol, size = 24, letterLimit }: CurrencyIdLogoProps) {
  const { chainId } = useChain();
  const sources = findLogoSources(size, (origin, pixels) =>
    id === nativeId
      ? toNetworkLogoUrl(origin, chainId, pixels)
      : toTokenLogoUrl(origin, { chainId, address: id }, pixels),
  );
  return <TokenLogo address={id} symbol={symbol} size={size} letterLimit={letterLimit} {...sources} />;
}
