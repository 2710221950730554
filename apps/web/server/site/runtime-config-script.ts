import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import type { WebConfig } from '../config.ts';

/** The JSON block that the page reads its settings from; `<` is escaped so that no value can end the element. */
export function runtimeConfigScript({
  chainId,
  rpcUrls,
  wsUrl,
  mode,
  links,
  walletConnect,
}: WebConfig): string {
  const config: RuntimeConfig = { chainId, rpcUrls, wsUrl, mode, links, walletConnect };
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="runtime-config">${json}</script>`;
}
