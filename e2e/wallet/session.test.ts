import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { localChainId } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet, findAccountButton, findConnectButton } from '../fixture/wallet-dialog.ts';

test('[WAL-03] the connection survives a reload without a new prompt', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  wallet.decide('eth_requestAccounts', 'reject');
  await page.reload();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
  expect(wallet.log.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1);
});

test('[WAL-03] an account change in the wallet shows at once', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  const key = generatePrivateKey();
  await wallet.useAccounts([key]);
  await expect(findAccountButton(page, privateKeyToAddress(key))).toBeVisible();
});

test('[WAL-03] a chain change in the wallet shows at once, there and back', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({}, { chains: { [localChainId]: stack.rpcUrl, 56: stack.rpcUrl } });
  await page.goto('/');
  await connectWallet(page, wallet);
  await wallet.switchChain(56);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeVisible();
  await wallet.switchChain(localChainId);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeHidden();
});

test('[WAL-03] a wallet that locks disconnects', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  await wallet.lock();
  await expect(findConnectButton(page)).toBeVisible();
});

test('[WAL-03] a wallet that is closed disconnects, also after a reload', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  await wallet.close();
  await expect(findConnectButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findConnectButton(page)).toBeVisible();
});

test('[WAL-03] logout ends the session, also after a reload', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(findConnectButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findConnectButton(page)).toBeVisible();
});
