import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';

let config: RuntimeConfig | undefined;

/** The configuration that the HTML server put into this page, after checking it by its schema; throws when the page came without one. */
export function getRuntimeConfig(): RuntimeConfig {
  config ??= readRuntimeConfig();
  return config;
}

/** For a page that is drawn without a document. */
export function setRuntimeConfig(next: RuntimeConfig): void {
  config = next;
}

function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent;
  if (!text) throw new Error('the page came without #runtime-config');
  return JSON.parse(text);
}
