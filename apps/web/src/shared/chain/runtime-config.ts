import type { ChainConfig, RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';

let config: RuntimeConfig | undefined;

/**
 * The runtime configuration that the web server put into this page, parsed by its schema; throws when it is missing.
 */
export function getRuntimeConfig(): RuntimeConfig {
  config ??= readRuntimeConfig();
  return config;
}

/** The nodes and the explorer of a chain, by default of the home chain; throws for a chain that is not served. */
export function getChainConfig(chainId = getRuntimeConfig().chainId): ChainConfig {
  const chain = getRuntimeConfig().chains.find((one) => one.chainId === chainId);
  if (!chain) throw new Error(`the page does not serve chain ${chainId}`);
  return chain;
}

/** For a page that is prerendered without a document. */
export function setRuntimeConfig(next: RuntimeConfig): void {
  config = next;
}

function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent;
  if (!text) throw new Error('the page came without #runtime-config');
  return JSON.parse(text);
}
