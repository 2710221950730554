import type { Page } from '@playwright/test';
import { expect, test } from '../fixture/test.ts';

const keys = [
  'tradewind.settings',
  'tradewind.token-lists',
  'tradewind.user-tokens',
  'tradewind.transactions',
  'tradewind.own-node',
  'tradewind.theme',
  'tradewind.language',
  'tradewind.last-wallet',
  'tradewind.development-wallet',
];

/** Invalid JSON, null, wrong shapes, markup, prototype keys and deep nesting. */
const corruptions: readonly (readonly [string, string])[] = [
  ['no JSON', '{"state":{"slippageBps":'],
  ['nothing', 'null'],
  ['another shape', '{"state":{"slippageBps":"80","records":[],"lists":7,"tokens":null},"version":0}'],
  [
    'another shape inside',
    '{"state":{"records":{"1:0x":{"hash":5}},"lists":{"x":{"current":{}}},"tokens":{"56":[1]},"pairs":{}}}',
  ],
  ['markup', '<img src=x onerror="document.title=1">'],
  ['prototypes', '{"state":{"__proto__":{"isExpert":true},"constructor":{"prototype":{}}},"version":0}'],
  ['depth', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];

/** Fills the storage before the first script of the page, once. */
async function store(page: Page, stored: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

async function expectDefaults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  await page.getByRole('button', { name: 'To: select a token' }).click();
  const tokens = page.getByRole('dialog', { name: 'Select a token' });
  await expect(tokens.getByRole('list', { name: 'Tokens' }).locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('textbox', { name: 'Custom slippage in percent' })).toHaveValue('0.8');
  await expect(settings.getByRole('switch', { name: /^Expert mode/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
}

for (const [name, corrupt] of corruptions) {
  test(`[SHELL-08] [SET-01] every stored value corrupt (${name}): the page works with its defaults`, async ({
    page,
  }) => {
    await store(page, Object.fromEntries(keys.map((key) => [key, corrupt])));
    await page.goto('/swap');
    await expectDefaults(page);
    await page.reload();
    await expectDefaults(page);
  });
}

test('[SHELL-08] a corrupt value is discarded alone: all other stored values stay', async ({ page }) => {
  await store(page, {
    'tradewind.settings': '{"state":{"slippageBps":120,"deadlineSeconds":600},"version":0}',
    'tradewind.transactions': 'not a list',
    'tradewind.token-lists': '[]',
    'tradewind.theme': 'dark',
    'tradewind.own-node': '{"state":{"url":"no address","isAccepted":true},"version":0}',
    'another.site': '{"kept":true}',
  });
  await page.goto('/swap');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('textbox', { name: 'Custom slippage in percent' })).toHaveValue('1.2');
  await expect(settings.getByRole('textbox', { name: /^Transaction deadline/ })).toHaveValue('10');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Network nodes' }).click();
  const nodes = page.getByRole('dialog', { name: 'Network nodes' });
  await expect(nodes.getByRole('textbox', { name: /RPC URL/ })).toHaveValue('');
  const kept = await page.evaluate(() => ({
    transactions: localStorage.getItem('tradewind.transactions'),
    other: localStorage.getItem('another.site'),
  }));
  expect(kept.transactions ?? '').not.toContain('not a list');
  expect(kept.other).toBe('{"kept":true}');
});

test('[SHELL-08] given a browser without storage, then the page works', async ({ page, watch }) => {
  watch.allow(/This browser does not store/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/swap');
  await expectDefaults(page);
});
