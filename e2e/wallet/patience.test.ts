import { installClock } from '../fixture/install-clock.ts';
import { expect, test } from '../fixture/test.ts';
import { chooseWallet, findAccountButton, findConnectButton } from '../fixture/wallet-dialog.ts';

test('[WAL-06] while the wallet waits the page can be used, and a late approval still connects', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  wallet.decide('eth_requestAccounts', 'hold');
  await page.goto('/');
  const dialog = await chooseWallet(page, wallet.name);
  const prompt = await wallet.nextPending('eth_requestAccounts');
  await expect(dialog.getByText('Waiting for Test Wallet')).toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Start trading' }).click();
  await expect(page).toHaveURL(/\/swap$/);
  prompt.approve();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
});

test('[WAL-06] a wallet that never responds is named after eight seconds, and another one can be chosen', async ({
  page,
  watch,
  openWallet,
}) => {
  const silent = await openWallet({}, { name: 'Silent Wallet' });
  const ready = await openWallet({}, { name: 'Ready Wallet' });
  silent.decide('eth_requestAccounts', 'hold');
  await installClock(page, watch);
  await page.goto('/');
  const dialog = await chooseWallet(page, silent.name);
  await silent.nextPending('eth_requestAccounts');
  await page.clock.runFor(8100);
  await expect(dialog.getByRole('status')).toContainText('No answer from Silent Wallet yet.');
  await dialog.getByRole('button', { name: /^Ready Wallet/ }).click();
  await expect(findAccountButton(page, ready.address())).toBeVisible();
});

test('[WAL-06] for a locked wallet and one with an open request the page shows what to do next', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  wallet.decide('eth_requestAccounts', {
    code: -32002,
    message: 'Request of type eth_requestAccounts already pending.',
  });
  await page.goto('/');
  const dialog = await chooseWallet(page, wallet.name);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your wallet already has a request waiting. Open your wallet, answer it, then try again.',
  );
  wallet.decide('eth_requestAccounts', { code: 4100, message: 'The wallet is locked.' });
  const button = dialog.getByRole('button', { name: /^Test Wallet/ });
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your wallet is locked or has not given access to this account. Unlock it, then try again.',
  );
  wallet.decide('eth_requestAccounts', 'approve');
  await button.click();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
});

test('[WAL-06] Escape closes the dialog and the focus returns to the button', async ({ page }) => {
  await page.goto('/');
  await chooseWallet(page, 'Binance Wallet');
  await page.keyboard.press('Escape');
  await expect(findConnectButton(page)).toBeFocused();
});
