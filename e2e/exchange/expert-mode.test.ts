import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { turnOnExpertMode } from '../fixture/settings-dialog.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { closeTransaction, findSwapCard } from '../fixture/swap-card.ts';
import { expectSameDialog, keepDialog } from '../fixture/write-dialog.ts';

test('[SWAP-10] [SET-03] expert mode needs a confirmation, skips the confirm dialog and survives a reload', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.1' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const expert = page.getByRole('switch', { name: 'Expert mode' });
  await expert.click();
  const question = page.getByRole('dialog', { name: 'Turn on expert mode?' });
  await expect(question).toBeVisible();
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Keep it off' }).click();
  await expect(expert).not.toBeChecked();
  await page.keyboard.press('Escape');

  await turnOnExpertMode(page);
  await page.reload();
  await card.button('Swap').click();
  await closeTransaction(page);
  expect(wallet.sent).toHaveLength(1);
});

test('[SWAP-09] [SWAP-10] a price impact over 15% is rejected, and in expert mode needs a typed word', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '40' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '30' });
  await expect(card.button('Price Impact Too High')).toBeDisabled();

  await turnOnExpertMode(page);
  await card.button('Swap Anyway').click();
  const dialog = page.getByRole('dialog', { name: 'High price impact' });
  const yes = dialog.getByRole('button', { name: 'Yes, continue' });
  await expect(yes).toBeDisabled();
  await dialog.getByRole('button', { name: 'No, go back' }).click();
  await expect(dialog).toBeHidden();
  expect(wallet.sent).toHaveLength(0);

  await card.button('Swap Anyway').click();
  await keepDialog(dialog);
  await expectSameDialog(page);
  await dialog.getByRole('textbox').fill('confirm');
  wallet.decide('eth_sendTransaction', 'reject');
  await yes.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Transaction rejected.');
  await expectSameDialog(page);
});

test('[SWAP-09] from 5% a second confirmation is required after the confirm dialog', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '20' });
  await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '7' });
  await findSwapCard(page).button('Swap Anyway').click();
  const terms = page.getByRole('dialog', { name: 'Confirm Swap' });
  await keepDialog(terms);
  // A large impact is not behind `Details`.
  await expect(terms.getByText(/^This trade moves the price by \d+\.\d\d%\.$/)).toBeVisible();
  await terms.getByRole('button', { name: 'Swap Anyway' }).click();
  const dialog = page.getByRole('dialog', { name: 'High price impact' });
  await expect(dialog.getByRole('textbox')).toBeHidden();
  await expectSameDialog(page);
  await expectNoViolation(page);
  wallet.decide('eth_sendTransaction', 'reject');
  await dialog.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Transaction rejected.');
  await expectSameDialog(page);
});

test('[SWAP-09] an impact over 15% beside an approval shows `Price Impact High`', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { XVS: '4000' } });
  const card = await openSwap(page, wallet, { from: 'XVS', to: 'BNB', amount: '3500' });
  await expect(card.button('Approve XVS')).toBeEnabled();
  await expect(card.button('Price Impact High')).toBeDisabled();
});
