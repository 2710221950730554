import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { describe, expect, it } from 'vitest';
import { findLogoSources } from './logo-sources.ts';
import { setRuntimeConfig } from './runtime-config.ts';

const config: RuntimeConfig = { chainId: 1, chains: [], mode: 'local', links: { audits: [] } };

describe('the sources of a logo', () => {
  it.each([
    [20, 'm32', 'm64 2x, m64 3x'],
    [24, 'm32', 'm64 2x, m128 3x'],
    [40, 'm64', 'm128 2x, m128 3x'],
    [72, 'm128', 'm128 2x, m128 3x'],
  ])('[ART-03] of %i pixels are the smallest that fill it at each density', (size, src, srcSet) => {
    setRuntimeConfig({ ...config, mediaOrigin: 'm' });
    expect(findLogoSources(size, (origin, pixels) => `${origin}${pixels}`)).toEqual({ src, srcSet });
  });

  it('[ART-03] do not exist where no media process runs', () => {
    setRuntimeConfig(config);
    expect(findLogoSources(24, String)).toBeUndefined();
  });
});
