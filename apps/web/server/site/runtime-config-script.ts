import { type RuntimeConfig, runtimeConfigSchema } from '@tradewind/schema/runtime-config/runtime-config';
import type { WebConfig } from '../config.ts';

/** The settings that every browser may know. */
export function toRuntimeConfig(config: WebConfig): RuntimeConfig {
  const { chainId, chains, mode, links, walletConnect, mediaOrigin } = config;
  return runtimeConfigSchema.parse({ chainId, chains, mode, links, walletConnect, mediaOrigin });
}

/** The JSON block that carries the page's settings; `<` is escaped so that no value can end the element. */
export function runtimeConfigScript(config: WebConfig): string {
  const json = JSON.stringify(toRuntimeConfig(config)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="runtime-config">${json}</script>`;
}
