import { expectFit, listMisfits, sizes } from '../fixture/long-words.ts';
import { expect, test } from '../fixture/test.ts';

test('[SHELL-03] texts that are 40% longer fit in every main screen, at every width', async ({ page }) => {
  for (const path of [
    '/',
    '/pools',
    '/prediction',
    '/StakePool',
    '/StakePool/0',
    '/stakeNFT',
    '/launchpad?Active?TIDETWO',
    '/swap',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFit(page, path);
  }
  await page.reload();
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await listMisfits(page), 'menu').toEqual([]);
});
