import { artworkListSchema } from '@tradewind/schema/nft-market/artwork';
import * as z from 'zod';
import { toArtworkPath, withoutFile } from '../fixture/artwork-page.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';

const artworksSchema = z.object({ data: artworkListSchema });

test('[NFT-01] filter, order, search and page are in the address, and Back undoes a page', async ({
  page,
  watch,
}) => {
  watch.allow(withoutFile);
  await page.goto('/nft-megamarket');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await expectNoViolation(page);

  await test.step('the order', async () => {
    await page.getByRole('button', { name: 'Latest first' }).click();
    await page.getByText('Price high - low', { exact: true }).click();
    await expect(page).toHaveURL(/\?sort=high$/);
    await page.goBack();
    await page.goto('/nft-megamarket');
  });

  await test.step('pages', async () => {
    await expect(page.getByText(/^of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nft-megamarket$/);
    await page.getByRole('textbox', { name: 'Page' }).fill('9999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  });

  await test.step('the filter works at once, and the order goes with it', async () => {
    await page.getByRole('button', { name: 'Filter Items' }).click();
    await page.getByText('Gif', { exact: true }).click();
    await expect(page).toHaveURL(/\?type=gif$/);
    await page.getByText('Ascending', { exact: true }).click();
    await expect(page).toHaveURL(/\?type=gif&sort=low$/);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Price low - high' })).toBeVisible();
    await expect(cards.first()).toContainText(/[1-9] BSCS|0 BSCS/);
    const prices = await cards.getByText(/^[\d,.]+ BSCS$/).allInnerTexts();
    const numbers = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  await test.step('nothing matches, and the filters are cleared', async () => {
    await page.getByRole('searchbox', { name: 'Search artworks' }).fill('no such work');
    await expect(page.getByText('No artwork matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards).toHaveCount(24);
    await expect(page).toHaveURL(/\/nft-megamarket$/);
  });
});

test('[NFT-01] [NFT-03] the company’s market has its works alone, and a card leads to the work', async ({
  page,
  watch,
}) => {
  watch.allow(withoutFile);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/genesis-market');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Genesis #');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Genesis #');
  await expect(page.getByRole('region', { name: 'Item Info' })).toContainText('Token ID');
  const more = page.getByRole('region', { name: 'More of this collection' });
  // Nothing is read for it before it comes near the view.
  await expect(more).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(more.getByRole('listitem')).toHaveCount(4);
  await expectNoViolation(page);
  await page.goto('/nft-megamarket-detail/999999');
  await expect(page.getByText('There is no artwork with this number')).toBeVisible();
});

test('[NFT-03] [ART-02] an FLV film plays in the page, from the press of Play on', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const answer = await page.request.post(`${stack.apiUrl}/Artworks/market_place`, {
    data: { pageNumber: 1, pageSize: 50, fileType: 2 },
  });
  const { data } = artworksSchema.parse(await answer.json());
  const film = data.find(({ fileName }) => fileName?.endsWith('.flv'));
  await page.goto(toArtworkPath(film!.id));
  await page.getByRole('main').getByRole('button', { name: 'Play' }).click();
  const video = page.getByRole('main').locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});
