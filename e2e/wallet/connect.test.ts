import { clickUntil } from '../fixture/click-until.ts';
import { demoAccounts } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import {
  chooseWallet,
  connectWallet,
  findAccountButton,
  findWalletDialog,
  openWalletDialog,
} from '../fixture/wallet-dialog.ts';

test('[WAL-01] lists announced wallets by their own names and connects the chosen one', async ({
  page,
  openWallet,
}) => {
  const first = await openWallet({}, { name: 'Northern Wallet' });
  const second = await openWallet({}, { name: 'Southern Wallet' });
  await page.goto('/');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('button', { name: `${first.name} Detected` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Binance Wallet' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeHidden();
  await dialog.getByRole('button', { name: `${second.name} Detected` }).click();
  await expect(findAccountButton(page, second.address())).toBeVisible();
  expect(first.log.map(({ method }) => method)).not.toContain('eth_requestAccounts');
});

test('[WAL-01] connects the BSC wallet that is found as window.BinanceChain', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet(
    {},
    { name: 'Binance Wallet', announced: false, globals: ['BinanceChain'] },
  );
  await page.goto('/');
  await connectWallet(page, wallet);
});

test('[WAL-01] connects an injected wallet that does not announce itself', async ({ page, openWallet }) => {
  const wallet = await openWallet({}, { name: 'Browser wallet', announced: false, globals: ['ethereum'] });
  await page.goto('/');
  await connectWallet(page, wallet);
});

test('[WAL-01] the development wallet shows its own prompt: reject, then accept with the second account', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = await chooseWallet(page, 'Development wallet');
  const prompt = page.getByRole('dialog', { name: 'Connect this page?' });
  await prompt.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
  await dialog.getByRole('button', { name: /^Development wallet/ }).click();
  await prompt.getByRole('radio', { name: /Demo account 2/ }).check();
  await prompt.getByRole('button', { name: 'Accept' }).click();
  await expect(findAccountButton(page, demoAccounts[1])).toBeVisible();
  await expect(findWalletDialog(page)).toBeHidden();
});

for (const name of ['Binance Wallet', 'Browser wallet']) {
  test(`[WAL-02] without an injected wallet ${name} shows that no BSC provider was found`, async ({
    page,
  }) => {
    await page.goto('/');
    const dialog = await chooseWallet(page, name);
    await expect(dialog.getByRole('alert')).toHaveText('No BSC provider was found');
  });
}

test('[WAL-02] a rejection in the wallet is shown and can be tried again', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  wallet.decide('eth_requestAccounts', 'reject');
  await page.goto('/');
  const dialog = await chooseWallet(page, wallet.name);
  await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
  wallet.decide('eth_requestAccounts', 'approve');
  await clickUntil(
    dialog.getByRole('button', { name: /^Test Wallet/ }),
    findAccountButton(page, wallet.address()),
  );
});
