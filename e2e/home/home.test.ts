import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';

test('[SHELL-04] tiles lead to the areas, external ones out of the site', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Where to go' });
  for (const path of ['/swap', '/nft-megamarket', '/launchpad', '/prediction'])
    await expect(tiles.locator(`a[href="${path}"]`)).toBeVisible();
  for (const name of ['Farms', 'Staking pools']) {
    const tile = tiles.getByRole('link', { name });
    await expect(tile).toHaveAttribute('href', /^https:/);
    await expect(tile).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('[SHELL-04] figures are live, and a price leads to its trade', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Market' });
  await expect(figures).toContainText(/Total value locked\$[\d.]+M/);
  await expect(figures).toContainText(/Read from the chain at block [\d,]+/);
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices.getByRole('link')).toHaveCount(6);
  await expect(prices.getByRole('link').first()).toContainText(/BSCS.*\$0\.00\d+/);
  await prices.getByRole('link', { name: 'WBNB' }).click();
  await expect(page.getByRole('button', { name: 'To: WBNB, choose another token' })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`[SHELL-04] given a screen of ${width} by ${height}, then its first view has a swap and figures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const form = page.getByRole('region', { name: 'Quick swap' });
    await expect(form.getByRole('status')).toContainText(/\d/);
    await expect(form.getByRole('link', { name: 'Review swap' })).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('region', { name: 'Market' }).getByRole('definition').first(),
    ).toBeInViewport();
    await form.getByRole('button', { name: 'Switch sides' }).click();
    await form.getByRole('textbox').fill('12.5');
    await form.getByRole('link', { name: 'Review swap' }).click();
    await expect(page).toHaveURL(
      /\/swap\?inputCurrency=0x[0-9a-f]{40}&outputCurrency=ETH&exactAmount=12\.5$/,
    );
  });

test('[SHELL-04] announcements show their day, and their links open by https in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  const log = page.getByRole('region', { name: 'Announcements' });
  await expect(log.getByRole('listitem')).toHaveCount(3);
  const link = log.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(log.locator('time').first()).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await expectNoViolation(page);
});

test('[SHELL-04] announcements that cannot be read show an error and a retry; an empty list is no error', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|The announcements could not be read/);
  const answer = { status: 503, body: '{}' };
  await page.route('**/api/announcements', (route) => route.fulfill(answer));
  await page.goto('/');
  const log = page.getByRole('region', { name: 'Announcements' });
  await expect(log.getByRole('alert')).toContainText('The announcements could not be read');
  // A link without https invalidates the whole response.
  answer.status = 200;
  const entry = { title: 'T', summary: '', url: 'http://a.test', publishedAt: null };
  answer.body = JSON.stringify({ succeeded: true, data: [entry] });
  const answered = page.waitForResponse('**/api/announcements');
  await log.getByRole('button', { name: 'Try again' }).click();
  await answered;
  // The error stays while it is read again.
  await expect(log.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy');
  await expect(log.getByRole('link')).toHaveCount(0);
  answer.body = JSON.stringify({ succeeded: true, data: [] });
  await clickUntil(log.getByRole('button', { name: 'Try again' }), log.getByText('Nothing to tell yet'));
});

for (const width of [320, 390])
  test(`[SHELL-04] the home page fits a phone of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Prices' }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
