import { createTrader } from '../fixture/trader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { confirmSwap, findSwapCard } from '../fixture/swap-card.ts';

test('[SWAP-08] given an open dialog, when the price moves, then it must be accepted before the swap can be confirmed', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const another = await createTrader(stack.rpcUrl, { native: '50' });
  await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '1' });
  await findSwapCard(page).button('Swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Swap' });
  await expect(confirm).toBeEnabled();
  const received = await dialog.getByText(/XVS$/).first().textContent();

  await another.swapNative('2', 'XVS');
  await expect(dialog.getByText('Price Updated')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByText(received!, { exact: true })).toBeVisible();

  // A split is computed after the single route: its price must be accepted too.
  const accept = dialog.getByRole('button', { name: 'Accept' });
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 1000 });
    await expect(dialog.getByText('Price Updated')).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(dialog.getByText(received!, { exact: true })).toBeHidden();
  await confirm.click();
  await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
});

test('[SWAP-12] given a price that falls below the minimum just before sending, then it is detected before the wallet opens', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const another = await createTrader(stack.rpcUrl, { native: '50' });
  await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '1' });
  // The step right before the last check.
  wallet.decide('eth_chainId', 'hold');
  await confirmSwap(page);
  const lastQuestion = await wallet.nextPending('eth_chainId');
  await another.swapNative('5', 'XVS');
  lastQuestion.approve();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  );
  expect(wallet.sent).toHaveLength(0);
});
