import { type RuntimeConfig, runtimeConfigSchema } from '@tradewind/schema/runtime-config/runtime-config';

let parsed: RuntimeConfig | undefined;

/** The configuration that the HTML server put into this page; throws when the page came without one. */
export function getRuntimeConfig(): RuntimeConfig {
  parsed ??= runtimeConfigSchema.parse(
    JSON.parse(document.getElementById('runtime-config')?.textContent ?? 'null'),
  );
  return parsed;
}
