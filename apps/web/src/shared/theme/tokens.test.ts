import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.test-support.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const grounds = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'];

function readTokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('tokens of the %s theme', (theme, selector) => {
  const tokens = readTokens(selector);
  const ratio = (text: string, ground: string) => contrastRatio(tokens.get(text)!, tokens.get(ground)!);

  it.each(grounds)('[SHELL-05] amounts on %s have a contrast of at least 7', (ground) => {
    expect(ratio('text', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)('[SHELL-05] every other text on %s has a contrast of at least 4.5', (ground) => {
    for (const text of ['text-muted', 'accent', 'warning', 'gain', 'loss'])
      expect(ratio(text, ground), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['accent', 'accent-soft'],
    ['gain', 'accent-soft'],
    ['warning', 'warning-soft'],
    ['loss', 'loss-soft'],
    ['on-loss', 'loss'],
    ['on-gain', 'gain'],
    ['gain', 'gain-soft'],
    ['text', 'gain-soft'],
    ['text', 'loss-soft'],
    ['text', 'warning-soft'],
    ['text', 'accent-soft'],
  ])('[SHELL-05] %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('[SHELL-05] page, card, field, raised part and line are apart', () => {
    const least = theme === 'dark' ? 1.1 : 1.05;
    expect(ratio('surface', 'surface-raised')).toBeGreaterThanOrEqual(least + 0.05);
    expect(ratio('surface-raised', 'surface-sunken')).toBeGreaterThanOrEqual(least);
    expect(ratio('surface-overlay', 'surface-sunken')).toBeGreaterThanOrEqual(least);
    for (const ground of ['surface-raised', 'surface-overlay'])
      expect(ratio('surface-hover', ground), ground).toBeGreaterThanOrEqual(least + 0.1);
    for (const ground of grounds.filter((name) => name !== 'surface-hover'))
      expect(ratio('line', ground), ground).toBeGreaterThanOrEqual(least + 0.1);
    // In the dark a shadow lifts nothing: a menu has a ground of its own.
    if (theme === 'dark') expect(ratio('surface-overlay', 'surface-raised')).toBeGreaterThanOrEqual(least);
  });

  it('[SHELL-05] the edges of fields and the focus ring have a contrast of at least 3', () => {
    for (const ground of ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay']) {
      expect(ratio('line-strong', ground), ground).toBeGreaterThanOrEqual(3);
      expect(ratio('focus', ground), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
