import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';

test('[LIQ-10] given the tokens, when a visitor finds one and reviews a swap, then the exchange has it chosen', async ({
  page,
}) => {
  const cake = findToken('CAKE').address.toLowerCase();
  await page.goto('/');
  await page.getByRole('button', { name: 'Trade' }).click();
  await page.getByRole('link', { name: 'Tokens', exact: true }).click();
  await expect(page).toHaveURL('/tokens');
  const table = page.getByRole('table', { name: 'Tokens' });
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'CAKE', exact: true }) });
  await expect(row).toContainText(/\$[\d.,]+.*%.*\$[\d.,]+[KM]?.*\$[\d.,]+[KM]/);
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL('/tokens?sort=price');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Search tokens' }).fill('no such token');
  await expect(page.getByText('No token matches “no such token”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tokens' }).fill('cake');
  await expect(table.getByRole('rowheader')).toHaveCount(1);

  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/tokens/${cake}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CAKE');
  await expect(page.getByRole('region', { name: 'Price' }).locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('Tradewind Local');
  await expect(
    page.getByRole('table', { name: 'Pools' }).getByRole('link', { name: /CAKE/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await expectNoViolation(page);

  const form = page.getByRole('region', { name: 'Quick swap' });
  await form.getByRole('textbox').fill('0.25');
  await expect(form.getByRole('status')).toContainText(/\d/);
  await form.getByRole('link', { name: 'Review swap' }).click();
  await expect(page).toHaveURL(`/swap?inputCurrency=ETH&outputCurrency=${cake}&exactAmount=0.25`);
  await expect(page.getByRole('button', { name: 'To: CAKE, choose another token' })).toBeVisible();
});

test('[TOK-10] given a star, when the page is loaded again, then the list and the picker have it first', async ({
  page,
}) => {
  await page.goto('/tokens?search=gull');
  await page.getByRole('button', { name: 'Star GULL' }).click();
  await page.goto('/tokens');
  await page.getByRole('button', { name: 'Starred' }).click();
  const names = page.getByRole('table', { name: 'Tokens' }).getByRole('rowheader').getByRole('link');
  await expect(names).toHaveText(['GULL']);
  await page.reload();
  await expect(names).toHaveText(['GULL']);

  await page.goto('/swap');
  await page.getByRole('button', { name: /^To: / }).click();
  const rows = page.getByRole('dialog').getByRole('list', { name: 'Tokens' });
  await expect(rows.getByRole('listitem').first()).toContainText('GULL');
  await rows.getByRole('button', { name: 'Star BTCB' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('listitem').first()).toContainText('BTCB');
  await expect(rows.getByRole('button', { name: 'Star BTCB' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolation(page);
  await page.goto('/tokens?starred=yes&sort=name&order=asc');
  await expect(names).toHaveText(['BTCB', 'GULL']);
  await page.getByRole('button', { name: 'Star GULL' }).click();
  await page.getByRole('button', { name: 'Star BTCB' }).click();
  await expect(page.getByText('You have not starred a token yet.')).toBeVisible();
});

test('[LIQ-10] an address that no pool has is shown as no token; the list fits a phone of 320 pixels', async ({
  page,
}) => {
  for (const address of [`0x${'12'.repeat(20)}`, 'nonsense']) {
    await page.goto(`/tokens/${address}`);
    await expect(page.getByText('No pool has a token at this address.').first()).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/tokens', '/pools', `/tokens/${findToken('CAKE').address}`]) {
    await page.goto(path);
    await expect(page.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('[LIQ-10] given a phone, then trades are five low rows with more behind a button, and buying is always in view', async ({
  page,
}) => {
  const cake = findToken('CAKE').address.toLowerCase();
  await page.goto(`/tokens/${cake}`);
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(60);
  }
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(5)).toBeVisible();
  await expectNoViolation(page);

  const bar = page.getByRole('region', { name: 'Trade CAKE' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Sell CAKE' })).toHaveAttribute(
    'href',
    `/swap?inputCurrency=${cake}&outputCurrency=ETH`,
  );
  await bar.getByRole('link', { name: 'Buy CAKE' }).click();
  await expect(page).toHaveURL(new RegExp(`/swap\\?.*outputCurrency=${cake}`));
  await expect(page.getByRole('button', { name: 'To: CAKE, choose another token' })).toBeVisible();
});

test('[LIQ-10] given a phone, then the prices of the list share one column, and so do their courses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tokens');
  const rows = page.getByRole('table', { name: 'Tokens' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
      return [cells[0]!.right, cells.at(-1)!.left].map(Math.round).join(' ');
    }),
  );
  expect(new Set(edges).size).toBe(1);
});
