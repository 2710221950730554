import { findChunk } from '../fixture/chunk.ts';
import { sitePaths } from '../fixture/site-paths.ts';
import { expect, test } from '../fixture/test.ts';

for (const part of [0, 1])
  test(`[SHELL-01] every path loads its page (${part + 1} of 2)`, async ({ page }) => {
    for (const [path, heading] of sitePaths.filter((_, index) => index % 2 === part)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

test('[SHELL-01] an unknown path leads home, and Back does not lead into it again', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/maintenance');
});

test('[SHELL-01] the code of an area loads at its first visit', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
  expect(requests).toContain(findChunk('maintenance-page'));
  expect(requests).not.toContain(findChunk('swap-page'));
  await page.getByRole('link', { name: 'Tradewind' }).click();
  await page.getByRole('link', { name: 'Start trading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  expect(requests).toContain(findChunk('swap-page'));
});
