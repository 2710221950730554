import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { chooseWallet } from '../fixture/wallet-dialog.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { closeTransaction, confirmSwap } from '../fixture/swap-card.ts';

test('[WAL-01] [SWAP-08] the development wallet shows what it signs; a rejection and an approval both take effect', async ({
  page,
}) => {
  await page.goto(toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '0.1' }));
  await chooseWallet(page, 'Development wallet');
  await page
    .getByRole('dialog', { name: 'Connect this page?' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await confirmSwap(page);
  const prompt = page.getByRole('dialog', { name: 'Send this transaction?' });
  await expect(prompt).toContainText(/Value\s*0\.1 BNB/);
  await expect(prompt).toContainText(/Call\s*swapExactETHForTokens/);
  await expect(prompt).toContainText(findToken('CAKE').address);
  await prompt.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Transaction rejected.');
  await confirmSwap(page);
  await prompt.getByRole('button', { name: 'Accept' }).click();
  await closeTransaction(page);
});
