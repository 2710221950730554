// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserScript, languageScript } from './inline-scripts.ts';

const drawing = '<div id="root"><button inert="">Swap</button></div>';
const sentence =
  'This browser is too old for Tradewind. Use Chrome or Edge 140, Firefox 140, Safari 18.4 or newer.';

function run(script: string): void {
  runInThisContext(script.replace('<script>', '').replace('</script>', ''));
}

function load(): void {
  run(browserScript());
  document.body.innerHTML = drawing;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function choose(language: string): void {
  vi.useFakeTimers();
  localStorage.setItem('tradewind.language', language);
  run(languageScript());
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

describe('the language script', () => {
  const page = document.documentElement;

  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    delete page.dataset['language'];
  });

  it('[SHELL-03] given German and no script after it, then the page is hidden for eight seconds and then English', () => {
    choose('de');
    expect(page.dataset['language']).toBe('de');
    vi.advanceTimersByTime(8_000);
    expect(page.dataset['language']).toBeUndefined();
  });

  it.each(['en', 'nonsense'])('[SHELL-03] given %s, then the page is never hidden', (language) => {
    choose(language);
    expect(page.dataset['language']).toBeUndefined();
  });
});
