import { describeEachScreen } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { approveSupply, findLiquidityCard, openAdd, openRemove } from '../fixture/liquidity-page.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { openSettings } from '../fixture/settings-dialog.ts';
import {
  approveInSwap,
  closeTransaction,
  confirmSwap,
  findSwapCard,
  findTokenDialog,
  findTokenRows,
  openDetails,
} from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import {
  connectWallet,
  openAccount,
  openRecentTransactions,
  openWalletDialog,
} from '../fixture/wallet-dialog.ts';

// Beside the trades of other tests the price of a pool moves past the tolerance: these run among them, one at a time.
describeEachScreen(() => {
  // Each step is checked in two themes.
  test.describe.configure({ timeout: 180_000 });

  test('[LIQ-02] [LIQ-04] axe finds nothing on the liquidity pages', async ({ page, openWallet }) => {
    const wallet = await openWallet({ native: '2', tokens: { XVS: '300' } });
    const add = await openAdd(page, wallet, 'BNB', 'XVS');
    await add.first.fill('0.5');
    await expect(add.button('Supply')).toBeEnabled();
    await expectNoViolationInThemes(page);
    await add.button('Supply').click();
    await expect(page.getByRole('button', { name: 'Approve XVS' })).toBeEnabled();
    await expectNoViolationInThemes(page);
    await approveSupply(page, 'XVS');
    await expect(page.getByRole('button', { name: 'Confirm Supply' })).toBeVisible();
    await expectNoViolationInThemes(page);
    await page.getByRole('button', { name: 'Confirm Supply' }).click();
    await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
    await expectNoViolationInThemes(page);
    await closeTransaction(page);

    await page.goto('/pool');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Liquidity' }).getByRole('button').click();
    await expectNoViolationInThemes(page);
    await page.getByRole('link', { name: 'Remove' }).click();
    const remove = findLiquidityCard(page, 'Remove liquidity');
    await remove.button('Max').click();
    await expectNoViolationInThemes(page);
    await expect(await openRemove(page)).toBeVisible();
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
    await remove.card.getByRole('tab', { name: 'Detailed' }).click();
    await expectNoViolationInThemes(page);
  });

  test('[SWAP-04] [SWAP-07] [TOK-01] [WAL-01] axe finds nothing in the dialogs of a swap', async ({
    page,
    openWallet,
  }) => {
    const wallet = await openWallet({ tokens: { BUSD: '50' } });
    const card = findSwapCard(page);
    await page.goto(toSwapUrl({ from: 'BUSD', to: 'UST', amount: '2' }));
    await openWalletDialog(page);
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
    await connectWallet(page, wallet);
    await expect(card.button('Swap')).toBeEnabled();
    await expectNoViolationInThemes(page);

    await card.token('To').click();
    await expect(findTokenRows(page).first()).toBeVisible();
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
    await expect(findTokenDialog(page)).toBeHidden();

    await card.button('Swap').click();
    await page.getByRole('dialog').getByText('Approval: Exactly 2 BUSD').click();
    await expectNoViolationInThemes(page);
    await approveInSwap(page, 'BUSD');
    await openDetails(page.getByRole('dialog'));
    await expect(page.getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
    await expectNoViolationInThemes(page);
    wallet.decide('eth_sendTransaction', 'hold');
    await confirmSwap(page);
    const prompt = await wallet.nextPending('eth_sendTransaction');
    await expect(page.getByRole('dialog').getByText('Confirm this transaction in your wallet')).toBeVisible();
    await expectNoViolationInThemes(page);
    prompt.reject();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Transaction rejected.');
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');

    await openSettings(page);
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
    const account = await openAccount(page, wallet);
    for (const tab of ['Positions', 'Activity', 'Tokens']) {
      await account.getByRole('tab', { name: tab }).click();
      await expectNoViolationInThemes(page);
    }
    await page.keyboard.press('Escape');
    await expect(await openRecentTransactions(page, wallet)).toBeVisible();
    await expectNoViolationInThemes(page);
  });
});
