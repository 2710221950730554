import { findLiquidityCard, toAddPath } from '../fixture/liquidity-page.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { findWalletDialog } from '../fixture/wallet-dialog.ts';

test('[WAL-07] without a wallet prices, pools and history are visible, and wallet features offer to connect', async ({
  page,
}) => {
  await test.step('a trade is quoted', async () => {
    await page.goto(toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.5' }));
    const { to, detail, button, openDetails } = findSwapCard(page);
    await expect(to).toHaveValue(/^\d+\.?\d*$/);
    await openDetails();
    await expect(detail('Minimum received')).toContainText('BUSD');
    await button('Connect Wallet').click();
    await expect(findWalletDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a deposit shows the price', async () => {
    await page.goto(toAddPath('BNB', 'CAKE'));
    const add = findLiquidityCard(page, 'Add liquidity');
    await expect(add.detail('Price')).toContainText('CAKE per BNB');
    await expect(add.button('Connect Wallet')).toBeEnabled();
  });

  await test.step('pools and the history of one', async () => {
    await page.goto('/pools?search=CAKE/BNB');
    await page.getByRole('table', { name: 'Pools' }).getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Price' })).toContainText(/BNB|CAKE/);
    await expect(page.getByRole('region', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();
  });

  await test.step("the user's own data needs a wallet", async () => {
    await page.goto('/pool');
    await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
    await page.goto('/approvals');
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  });
});
