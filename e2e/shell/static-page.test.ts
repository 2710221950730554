import type { Page } from '@playwright/test';
import { expect, test } from '../fixture/test.ts';
import { toAddress } from '../test-support/known.ts';

test.use({ waitsForPage: false });

const pages = ['/', '/swap', '/pool', '/pools', '/find', '/add', '/approvals', '/maintenance', '/launchpad'];

/** The visible elements while a page loads: the first two of each, because loaded content appears below them. */
const landmarks = ['header', 'header a', 'header button', 'h1', 'main section', 'main input', 'nav li'];

function readFrame(page: Page): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].slice(0, 2).map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return `${selector} ${[x, y, width].map(Math.round).join(' ')}`;
        }),
      ),
    landmarks,
  );
}

/** A theme moves nothing: each device has one of them. */
const devices = [
  { device: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { device: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const { device, viewport, colorScheme } of devices)
  test.describe(`${device}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('[SHELL-05] [SHELL-06] a page is complete before its scripts run, and does not move when they do', async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_FAILED/);
      const frames = new Map<string, string[]>();
      await page.route(/assets\/.*\.js$/, (route) => route.abort());
      for (const path of pages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
        // No live region, and no enabled control without a handler.
        expect(await page.locator('[aria-live], [role=status], [role=alert], output').count()).toBe(0);
        expect(await page.locator(':is(button, input, select):not([inert], [disabled])').count()).toBe(0);
        frames.set(path, await readFrame(page));
      }
      await page.unroute(/assets\/.*\.js$/);
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('#root button[inert]')).toHaveCount(0);
        // The parts that load after the paint are there too.
        await page.waitForLoadState('networkidle');
        // What loads later, such as a sale's form, has elements of its own.
        await expect
          .poll(() => readFrame(page), path)
          .toEqual(expect.arrayContaining(frames.get(path) ?? ['no frame']));
      }
    });
  });

test('[SHELL-05] a page about a contract shows no contract before any script has run', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  const [a, b] = ['a', 'b'].map(toAddress);
  for (const path of [`/pools/${a}`, `/add/${a}/${b}`, `/remove/${a}/${b}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/0x\w/);
  }
});

test('[SHELL-01] a link works before any script has run', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Start trading' }).click();
  await expect(page).toHaveURL('/swap');
  await expect(page).toHaveTitle('Exchange · Tradewind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
});
