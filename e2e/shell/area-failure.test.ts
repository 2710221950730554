import { findChunk } from '../fixture/chunk.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { expect, test } from '../fixture/test.ts';

test('[SHELL-09] given area code that fails to load, then the shell stays usable, and a reload loads it', async ({
  page,
  watch,
}) => {
  watch.allow(/./);
  const swapPage = `**${findChunk('swap-page')}`;
  await page.route(swapPage, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Start trading' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page is from an older version of the site');

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'IDO Launchpad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IDO Launchpad');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();

  await page.goBack();
  await expect(alert).toBeVisible();
  await page.unroute(swapPage);
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
});

test('[SHELL-09] market figures that cannot be read have their own error with a retry; the rest of the page is shown', async ({
  page,
  watch,
}) => {
  watch.allow(/Unable to fetch price data|Failed to load resource|market/);
  let isDown = true;
  await page.route('**/api/Market/**', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Market' });
  await expect(figures).toContainText('The market figures could not be read.');
  await expect(page.getByText('500,000,000')).toBeVisible();
  isDown = false;
  // The page may have read them again before the click.
  await clickUntil(
    figures.getByRole('button', { name: 'Try again' }),
    figures.getByText(/Read from the chain at block/),
  );
});
