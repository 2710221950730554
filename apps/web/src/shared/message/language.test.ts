// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe('language', () => {
  it('[SHELL-03] is English until another one is chosen, also when an unknown one is stored', async () => {
    localStorage.setItem('tradewind.language', 'xx');
    const { currentLanguage, languages } = await import('./language.ts');
    expect(currentLanguage.code).toBe('en');
    expect(languages.map(({ name }) => name)).toContain('English');
  });

  it('[SHELL-03] a second language is a file that is laid over the catalogue', async () => {
    const { messages } = await import('./messages.ts');
    const vietnamese = { ui: { ...messages.ui, close: 'Đóng' } } satisfies Partial<typeof messages>;
    Object.assign(messages.ui, vietnamese.ui);
    expect(messages.ui.close).toBe('Đóng');
  });
});
