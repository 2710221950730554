// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Texts } from './language.ts';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  page.lang = 'en';
  page.dataset['language'] = 'xx';
});

/** A language whose texts are the English ones, with another word for Close. */
async function load() {
  const { messages } = await import('./messages.ts');
  const { loadLanguage } = await import('./language.ts');
  const ui = { ...messages.ui, close: 'Đóng', noticeTone: { ...messages.ui.noticeTone, error: 'Lỗi' } };
  const texts: Texts = { ...messages, ui };
  const choose = (read: () => Promise<Texts>) => loadLanguage({ name: 'Tiếng Việt', load: read });
  return { messages, texts, choose };
}

describe('language', () => {
  it('[SHELL-03] is English until another one is chosen, also when an unknown one is stored', async () => {
    localStorage.setItem('tradewind.language', 'xx');
    const { languageCode } = await import('./language-code.ts');
    expect(languageCode).toBe('en');
  });

  it('[SHELL-03] its texts are laid over the English ones, also over parts that a module holds', async () => {
    const { messages, texts, choose } = await load();
    const { noticeTone } = messages.ui;
    await choose(() => Promise.resolve(texts));
    expect([messages.ui.close, noticeTone.error, noticeTone.success]).toEqual(['Đóng', 'Lỗi', 'Done']);
  });

  it('[SHELL-03] a part of the catalogue that loads after the language is in that language', async () => {
    const { texts, choose } = await load();
    await choose(() => Promise.resolve(texts));
    const { translate } = await import('./translate.ts');
    const { close } = translate('ui', { close: 'Close', noticeTone: { error: 'Error', success: 'Done' } });
    expect(close).toBe('Đóng');
  });

  it('[SHELL-03] whose texts do not load leaves the page English and in sight', async () => {
    const { messages, choose } = await load();
    await choose(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(messages.ui.close).toBe('Close');
    expect(page.lang).toBe('en');
    expect(page.dataset['language']).toBeUndefined();
  });

  it('[SHELL-03] whose texts never come leaves the page English and in sight after a while', async () => {
    const { messages, choose } = await load();
    vi.useFakeTimers();
    const chosen = choose(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(8_000);
    await chosen;
    vi.useRealTimers();
    expect(messages.ui.close).toBe('Close');
    expect(page.dataset['language']).toBeUndefined();
  });
});
