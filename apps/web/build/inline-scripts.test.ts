// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserScript } from './inline-scripts.ts';

const drawing = '<div id="root"><button inert="">Swap</button></div>';
const sentence =
  'This browser is too old for Tradewind. Use Chrome or Edge 140, Firefox 140, Safari 18.4 or newer.';

function load(): void {
  runInThisContext(browserScript().replace('<script>', '').replace('</script>', ''));
  document.body.innerHTML = drawing;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  delete document.documentElement.dataset['browser'];
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser check', () => {
  it('keeps the prerendered page in a supported browser', () => {
    load();
    expect(document.body.innerHTML).toBe(drawing);
    expect(document.documentElement.dataset['browser']).toBeUndefined();
  });

  it.each([
    ['no dialogs', 'HTMLDialogElement', undefined],
    ['no AbortSignal.any', 'AbortSignal', {}],
    ['no colours by oklch', 'CSS', { supports: () => false }],
  ])('puts one sentence in its place where there are %s', (_case, name, value) => {
    vi.stubGlobal(name, value);
    load();
    vi.unstubAllGlobals();
    expect(document.body.innerHTML).toBe(sentence);
    expect(document.documentElement.dataset['browser']).toBe('old');
  });
});
