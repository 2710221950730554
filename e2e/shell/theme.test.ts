import type { Page } from '@playwright/test';
import { expect, test } from '../fixture/test.ts';

const readTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

test('[SHELL-05] follows the system, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await readTheme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
  expect(await readTheme(page)).toBe('light');
});

test("[SHELL-05] a choice is kept over reloads, against the system, and can be reset to the system's", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await page.reload();
  expect(await readTheme(page)).toBe('dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('System', { exact: true }).click();
  expect(await readTheme(page)).toBe('light');
});

test('[SHELL-05] no flash: the first painted frame has the chosen background', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('tradewind.theme', 'dark');
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const note = () => {
      const { theme } = document.documentElement.dataset;
      if (document.body)
        frames.push(`${theme} ${getComputedStyle(document.documentElement).backgroundColor}`);
      if (frames.length < 30) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames.length))
    .toBe(30);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
  expect(new Set(frames).size).toBe(1);
  expect(frames[0]).toMatch(/^dark rgb\(/);
});
