import type { Page } from '@playwright/test';
import { readLayoutShift, watchLayoutShift } from '../fixture/layout-shift.ts';
import { findDeadUrl } from '../fixture/web-server.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { startMedia } from './start-media.ts';
import { writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';

/** The pixels between the letter of each first badge of a pair and the ring before the second one. */
function measureRings(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    const masked = [...document.querySelectorAll<HTMLElement>('span')].filter((span) => span.style.maskImage);
    return masked.map((first) => {
      const badge = first.querySelector<HTMLElement>('[data-letters]')!;
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(badge, '::after');
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const [, centre = '0', radius = '0'] = /circle at ([\d.]+)px.*? ([\d.]+)px/.exec(
        first.style.maskImage,
      )!;
      const letter = context.measureText(badge.dataset['letters'] ?? '').width;
      return Number(centre) - Number(radius) - (badge.clientWidth + letter) / 2;
    });
  });
}

test('[ART-03] given a stopped media process, then every token has its badge and nothing moves; started again, it has its logo', async ({
  page,
  stack,
  startWeb,
  watch,
  lists,
}) => {
  const mediaUrl = await findDeadUrl();
  await watchLayoutShift(page);
  const site = await startWeb({
    API_URL: stack.apiUrl,
    RPC_URLS: stack.rpcUrl,
    MEDIA_ORIGIN: mediaUrl,
  });
  watch.allow(new RegExp(`foreign request: ${mediaUrl}/`));
  // The hub accepts the pages of the stack's own site alone.
  watch.allow(/\/stocks/);
  // The browser itself reports a server that does not answer.
  watch.allow(
    new RegExp(`console: Failed to load resource: net::ERR_CONNECTION_REFUSED \\(${mediaUrl}/media/`),
  );
  await test.step('pairs of badges, with whole letters', async () => {
    await page.goto(`${site}/pools`);
    await expect(page.getByRole('main').locator('[data-letters]').nth(6)).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    const gaps = await measureRings(page);
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
  await test.step('the card of a swap, without a shift', async () => {
    await page.goto(`${site}/swap`);
    const { card } = findSwapCard(page);
    await expect(card.locator('[data-letters]').first()).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });
  const media = await startMedia(
    lists.serve('/list.json', writeList('1.0.0', [])),
    Number(new URL(mediaUrl).port),
  );
  try {
    await page.reload();
    const picture = findSwapCard(page).card.locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  } finally {
    await media.stop();
  }
});
