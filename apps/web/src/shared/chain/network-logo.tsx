import { toNetworkLogoUrl } from '@tradewind/schema/media/logo-url';
import { toLogoSources } from '../ui/logo-sources.ts';
import { TokenLogo } from '../ui/token-logo.tsx';
import { getRuntimeConfig } from './runtime-config.ts';
import { getNetwork } from './viem-chain.ts';

/** The logo of a network: a square with round corners, which distinguishes it from a token. Its name is beside it. */
export function NetworkLogo({ chainId, size = 20 }: { chainId: number; size?: number }) {
  const { mediaOrigin } = getRuntimeConfig();
  const sources =
    mediaOrigin && toLogoSources(size, (pixels) => toNetworkLogoUrl(mediaOrigin, chainId, pixels));
  return (
    <TokenLogo
      address={`network ${chainId}`}
      symbol={getNetwork(chainId).name}
      size={size}
      shape="rounded-[25%]"
      {...sources}
    />
  );
}
