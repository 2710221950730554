import { toNetworkLogoUrl } from '@tradewind/schema/media/logo-url';
import { TokenLogo } from '../ui/token-logo.tsx';
import { findLogoSources } from './logo-sources.ts';
import { getNetwork } from './viem-chain.ts';

/** The logo of a network: a square with round corners, which distinguishes it from a token. Its name is beside it. */
export function NetworkLogo({ chainId, size = 20 }: { chainId: number; size?: number }) {
  return (
    <TokenLogo
      address={`network ${chainId}`}
      symbol={getNetwork(chainId).name}
      size={size}
      shape="rounded-[25%]"
      {...findLogoSources(size, (origin, pixels) => toNetworkLogoUrl(origin, chainId, pixels))}
    />
  );
}
