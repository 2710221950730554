import { describeEachScreen, phone } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { toAddPath, toRemovePath } from '../fixture/liquidity-page.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

describeEachScreen((viewport) => {
  test('[SHELL-05] axe finds nothing on the pages', async ({ page }) => {
    for (const path of ['/', '/swap', '/pool', '/find', '/add', '/approvals', '/pools', '/maintenance']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolationInThemes(page);
    }
    if (viewport === phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expectNoViolationInThemes(page);
    }
  });
});

test('[SHELL-02] nothing scrolls sideways at 320 pixels', async ({ page, openWallet }) => {
  const wallet = await openWallet({ tokens: { BUSD: '123456.789' } });
  await page.setViewportSize({ width: 320, height: 640 });
  const expectFit = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  for (const path of [
    '/',
    '/pool',
    '/pools',
    '/approvals',
    '/find',
    toAddPath('BUSD', 'GULL'),
    toRemovePath('BUSD', 'DAI'),
    '/maintenance',
    toSwapUrl({ from: 'BUSD', to: 'GULL', amount: '123.456789' }),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFit();
  }
  await connectWallet(page, wallet);
  await expect(findSwapCard(page).card.getByRole('button', { name: /^(Swap|Price Impact)/ })).toBeVisible();
  await expectFit();
});
