import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { expect } from '@playwright/test';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { readPrice } from '../fixture/index-prices.ts';
import { test } from '../fixture/test.ts';
import { connectWallet, findAccountButton, openAccount } from '../fixture/wallet-dialog.ts';

test('[WAL-03] [TOK-01] given balances, when the account opens, then it shows their value by the prices of the index, the largest first, small ones behind a switch', async ({
  page,
  request,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1', tokens: { DAI: '3000', BUSD: '0.25', GULL: '5' } });
  await page.goto('/swap');
  await connectWallet(page, wallet);
  const account = await openAccount(page, wallet);
  const rows = account.getByRole('list', { name: 'Tokens on Local BSC' }).getByRole('listitem');

  await expect(async () => {
    const dai = 3000n * (await readPrice(request, 'DAI'));
    await expect(rows.nth(0)).toContainText(formatUsd(dai), { timeout: 1_000 });
    const native = await readPrice(request, 'BNB');
    await expect(rows.nth(1)).toContainText(formatUsd(native), { timeout: 1_000 });
    const quarter = (await readPrice(request, 'BUSD')) / 4n;
    await expect(account).toContainText(formatUsd(dai + native + quarter), { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(account).toContainText('1 token without a price');
  await expect(rows.filter({ hasText: 'GULL' }).getByTitle(/GULL has no price here/)).toBeVisible();

  await expect(rows.filter({ hasText: 'BUSD' })).toBeHidden();
  await account.getByRole('switch', { name: 'Show 1 small balance' }).click();
  await expect(rows.filter({ hasText: 'BUSD' })).toContainText('0.25 BUSD');
});

test('[SHELL-05] given the keyboard on a phone of 320 pixels, then the account opens, its tabs change, and focus returns', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await connectWallet(page, wallet);
  const button = findAccountButton(page, wallet.address());
  await button.focus();
  await page.keyboard.press('Enter');
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect(account).toContainText('10 BNB');
  await account.getByRole('tab', { name: 'Tokens' }).focus();
  for (const tab of ['Activity', 'Positions']) {
    await page.keyboard.press('ArrowRight');
    await expect(account.getByRole('tab', { name: tab })).toBeFocused();
    await expect(account.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(account.getByRole('region', { name: 'Prediction' })).toContainText('No open rounds');
  await expect(account.getByRole('region', { name: 'Liquidity' })).toContainText('No liquidity found.');
  await expectNoViolation(page);
  const overflow = () => account.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(await overflow()).toBe(0);

  await account.getByRole('button', { name: 'Receive' }).click();
  const receive = page.getByRole('dialog', { name: 'Receive' });
  await expect(receive).toContainText(wallet.address());
  await expect(receive.getByRole('img', { name: `QR code of ${wallet.address()}` })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(button).toBeFocused();
});
