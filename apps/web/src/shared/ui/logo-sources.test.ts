import { describe, expect, it } from 'vitest';
import { toLogoSources } from './logo-sources.ts';

describe('the sources of a logo', () => {
  it.each([
    [20, '32', '64 2x, 64 3x'],
    [24, '32', '64 2x, 128 3x'],
    [32, '32', '64 2x, 128 3x'],
    [40, '64', '128 2x, 128 3x'],
    [72, '128', '128 2x, 128 3x'],
  ])('of %i pixels are the smallest that fill it at each density', (size, src, srcSet) => {
    expect(toLogoSources(size, String)).toEqual({ src, srcSet });
  });
});
