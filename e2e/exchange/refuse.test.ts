import { installClock } from '../fixture/install-clock.ts';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { closeTransaction, confirmSwap } from '../fixture/swap-card.ts';

test('[SWAP-12] [WAL-06] a swap rejected in the wallet shows it, spends nothing and can be sent again', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  wallet.decide('eth_sendTransaction', 'reject');
  await confirmSwap(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Transaction rejected.');
  await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await chain.readBalance(wallet.address(), 'BNB')).toBe(parseUnits('2', 18));
  await expect(card.from).toHaveValue('0.5');
  wallet.decide('eth_sendTransaction', 'approve');
  await confirmSwap(page);
  await closeTransaction(page);
});

test("[SWAP-12] the wallet's error is shown after `Swap failed:`", async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  wallet.decide('eth_sendTransaction', { code: -32002, message: 'Request already pending.' });
  await confirmSwap(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /^Swap failed: Your wallet already has a request waiting/,
  );
});

test('[WAL-06] a rejected approval shows it and the button can be used again', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '20' } });
  const card = await openSwap(page, wallet, { from: 'BUSD', to: 'BNB', amount: '20' });
  wallet.decide('eth_sendTransaction', 'reject');
  await card.button('Swap').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BUSD' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
  await expect(dialog.getByRole('button', { name: 'Approve BUSD' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeHidden();
});

test('[WAL-06] given a wallet that does not respond, then the page shows it, can be left, and follows a late approval', async ({
  page,
  watch,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2' });
  await installClock(page, watch);
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  wallet.decide('eth_sendTransaction', 'hold');
  await confirmSwap(page);
  const prompt = await wallet.nextPending('eth_sendTransaction');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Confirm this transaction in your wallet');
  await page.clock.runFor(8_100);
  await expect(dialog).toContainText('Nothing from your wallet yet.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card.from.fill('0.7');
  await expect(card.button('Swap')).toBeEnabled();
  prompt.approve();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    /Transaction confirmed\s*Swap 0\.5 BNB for .* BUSD/,
  );
});
