// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let systemIsDark = false;
const boot = readFileSync(join(import.meta.dirname, '../../../theme-boot.js'), 'utf8');
const shownTheme = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: systemIsDark, media: query }),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe('theme', () => {
  it.each([
    [false, 'light'],
    [true, 'dark'],
  ])('[SHELL-05] follows the system by default (dark: %s)', async (dark, expected) => {
    systemIsDark = dark;
    const { findTheme, findThemeChoice } = await import('./theme.ts');
    expect(findThemeChoice()).toBe('system');
    expect(findTheme()).toBe(expected);
  });

  it('[SHELL-05] given a system that changed, when the page has not followed yet, then the theme is the page’s', async () => {
    systemIsDark = false;
    runInThisContext(boot);
    const { findTheme } = await import('./theme.ts');
    systemIsDark = true;
    expect(findTheme()).toBe('light');
  });

  it('[SHELL-05] a choice is applied, stored, and read by the boot script before the first paint', async () => {
    systemIsDark = false;
    const { chooseTheme } = await import('./theme.ts');
    chooseTheme('dark');
    expect(shownTheme()).toBe('dark');
    delete document.documentElement.dataset['theme'];
    runInThisContext(boot);
    expect(shownTheme()).toBe('dark');
    vi.resetModules();
    const { findTheme } = await import('./theme.ts');
    expect(findTheme()).toBe('dark');
  });

  it('[SHELL-05] without a choice the boot script shows the theme of the system', () => {
    systemIsDark = true;
    runInThisContext(boot);
    expect(shownTheme()).toBe('dark');
  });

  it('[SHELL-05] a corrupt stored value counts as no choice', async () => {
    systemIsDark = true;
    localStorage.setItem('tradewind.theme', '{"dark":');
    const { findThemeChoice } = await import('./theme.ts');
    expect(findThemeChoice()).toBe('system');
    runInThisContext(boot);
    expect(shownTheme()).toBe('dark');
  });

  it('[SHELL-05] a choice applies to the page when storage refuses it', async () => {
    systemIsDark = false;
    const { chooseTheme, findTheme } = await import('./theme.ts');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('QuotaExceededError');
    });
    chooseTheme('dark');
    expect(findTheme()).toBe('dark');
  });
});
