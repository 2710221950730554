import type { Page } from '@playwright/test';
import { findChunk } from '../fixture/chunk.ts';
import { expect, test } from '../fixture/test.ts';

/** The browser prefers German, which changes nothing. */
test.use({ locale: 'de-DE' });

const findGermanTexts = () => findChunk('de');

const findHeading = (page: Page) => page.locator('h1');
const chooseGerman = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('tradewind.language', 'de'));

test('[SHELL-03] the site is English until German is chosen in its menu, which loads its texts and is kept', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/swap');
  await expect(findHeading(page)).toHaveText('Exchange');
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(requests).not.toContain(findGermanTexts());

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(findHeading(page)).toHaveText('Börse');
  await expect(page).toHaveTitle('Börse · Tradewind');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toContainText('Handel');
  expect(requests.filter((path) => path === findGermanTexts())).toHaveLength(1);
  // The separator of an amount is a point in every language.
  const amount = page.getByRole('textbox', { name: 'Von' });
  await amount.fill('0.5');
  await expect(amount).toHaveValue('0.5');

  await page.goto('/approvals');
  await expect(findHeading(page)).toHaveText('Freigaben');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(findHeading(page)).toHaveText('Approvals');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('while the page loads', () => {
  test.use({ waitsForPage: false });

  test('[SHELL-03] no English is in sight before the German texts are there', async ({ page }) => {
    await chooseGerman(page);
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(`**${findGermanTexts()}`, async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await page.goto('/swap', { waitUntil: 'commit' });
    await asked.promise;
    await expect(findHeading(page)).toHaveCount(1);
    await expect(findHeading(page)).toBeHidden();
    held.resolve();
    await expect(findHeading(page)).toHaveText('Börse');
    await expect(findHeading(page)).toBeVisible();
  });

  test('[SHELL-03] German texts that do not load leave the page in English', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await chooseGerman(page);
    await page.route(`**${findGermanTexts()}`, (route) => route.abort());
    await page.goto('/swap');
    await expect(page.locator('#root button[inert]')).toHaveCount(0);
    await expect(findHeading(page)).toHaveText('Exchange');
    await expect(findHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
