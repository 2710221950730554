import type { Page } from '@playwright/test';
import { localChainId } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { chooseWallet, findAccountButton } from '../fixture/wallet-dialog.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';

const onlyBsc = (rpcUrl: string) => ({ chainId: 56, chains: { 56: rpcUrl } });

async function openAccountDialog(page: Page, wallet: TestWallet) {
  await page.goto('/');
  await chooseWallet(page, wallet.name);
  await findAccountButton(page, wallet.address()).click();
  return page.getByRole('dialog', { name: 'Account' });
}

test('[WAL-04] on the wrong network a prompt names both and switches', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet(
    {},
    { chainId: 56, chains: { 56: stack.rpcUrl, [localChainId]: stack.rpcUrl } },
  );
  const dialog = await openAccountDialog(page, wallet);
  await expect(dialog).toContainText(
    'Your wallet is on BSC. This page trades on Local BSC; switch to continue.',
  );
  await dialog.getByRole('button', { name: 'Switch to Local BSC' }).click();
  await expect(dialog.getByText('Wrong network')).toBeHidden();
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeHidden();
});

test('[WAL-04] a network that the wallet lacks (4902) is added, then switched to', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({}, onlyBsc(stack.rpcUrl));
  const dialog = await openAccountDialog(page, wallet);
  await dialog.getByRole('button', { name: 'Switch to Local BSC' }).click();
  await expect(dialog.getByText('Wrong network')).toBeHidden();
  const requested = wallet.log.filter(({ method }) => /^wallet_(switch|add)EthereumChain$/.test(method));
  expect(requested.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ]);
  expect(requested[1]?.params[0]).toMatchObject({ chainId: '0x7a69', rpcUrls: [stack.rpcUrl] });
});

test('[WAL-04] a rejected switch is shown and can be tried again', async ({ page, openWallet, stack }) => {
  const wallet = await openWallet({}, onlyBsc(stack.rpcUrl));
  wallet.decide('wallet_addEthereumChain', 'reject');
  const dialog = await openAccountDialog(page, wallet);
  const button = dialog.getByRole('button', { name: 'Switch to Local BSC' });
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
  wallet.decide('wallet_addEthereumChain', 'approve');
  // A second click within 200 ms counts as the first one (SHELL-11).
  await expect(async () => {
    await button.click();
    await expect(dialog.getByText('Wrong network')).toBeHidden({ timeout: 3_000 });
  }).toPass();
});
