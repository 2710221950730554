import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';

let config: RuntimeConfig | undefined;

/**
 * The runtime configuration that the web server put into this page, parsed by its schema; throws when it is missing.
 */
export function getRuntimeConfig(): RuntimeConfig {
  config ??= readRuntimeConfig();
  return config;
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
