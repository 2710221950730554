import { installClock } from '../fixture/install-clock.ts';
import type { Page } from '@playwright/test';
import { localChainId } from '../fixture/local-chain.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { closeTransaction, findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { findAccountButton, findConnectButton, openWalletDialog } from '../fixture/wallet-dialog.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

const native = { from: 'BNB', to: 'WBNB' };

async function wrap(page: Page, amount: string): Promise<void> {
  const card = findSwapCard(page);
  await card.from.fill(amount);
  await card.button('Wrap').click();
  await confirmWrite(page.getByRole('dialog'));
}

async function dismiss(page: Page, message: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog).toBeHidden();
}

test('[WAL-06] given a wallet that locked itself silently, then the page says what to do, and works once unlocked', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' });
  await openSwap(page, wallet, native);
  wallet.decide('eth_sendTransaction', { code: 4100, message: 'The wallet is locked.' });
  await wrap(page, '0.1');
  await dismiss(
    page,
    'Your wallet is locked or has not given access to this account. Unlock it, then try again.',
  );
  wallet.decide('eth_sendTransaction', 'approve');
  await wrap(page, '0.1');
  await closeTransaction(page);
});

test('[WAL-03] given a wallet that unlocks, then it is connected again, also after a reload in between', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await openSwap(page, wallet, native);
  await wallet.lock();
  await expect(findConnectButton(page)).toBeVisible();
  await wallet.unlock();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
  await wallet.lock();
  await page.reload();
  await expect(findConnectButton(page)).toBeVisible();
  await expect(findSwapCard(page).button('Connect Wallet')).toBeVisible();
  await wallet.unlock();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
});

test('[WAL-06] given a removed wallet, then nothing blocks: the page shows it, disconnects it and continues with another', async ({
  page,
  watch,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' }, { name: 'Removed Wallet' });
  const other = await openWallet({}, { name: 'Other Wallet' });
  await installClock(page, watch);
  await openSwap(page, wallet, native);
  await wallet.remove();

  await test.step('a transaction does not wait without a message', async () => {
    await wrap(page, '0.1');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Switch to Local BSC in your wallet');
    await page.clock.runFor(8100);
    await expect(dialog).toContainText('Nothing from your wallet yet.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(findSwapCard(page).button('Wrap')).toBeEnabled();
  });

  await test.step('logout works without its response', async () => {
    await findAccountButton(page, wallet.address()).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(findConnectButton(page)).toBeVisible();
  });

  await test.step('another wallet connects, and the next page offers only that one', async () => {
    await page.reload();
    const dialog = await openWalletDialog(page);
    await expect(dialog.getByRole('button', { name: /^Other Wallet/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Removed Wallet/ })).toBeHidden();
    await dialog.getByRole('button', { name: /^Other Wallet/ }).click();
    await expect(findAccountButton(page, other.address())).toBeVisible();
  });
});

test('[WAL-03] given a removed wallet of the last visit, then the page opens without it', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await openSwap(page, wallet, native);
  await wallet.remove();
  await page.reload();
  await expect(findConnectButton(page)).toBeVisible();
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: new RegExp(`^${wallet.name}`) })).toBeHidden();
});

test('[WAL-06] given a wallet that is silent about a transaction, then it is named, can be left, and a late approval is followed', async ({
  page,
  watch,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' });
  wallet.decide('eth_sendTransaction', 'hold');
  await installClock(page, watch);
  await openSwap(page, wallet, native);
  await wrap(page, '0.1');
  const pending = await wallet.nextPending('eth_sendTransaction');
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(8100);
  await expect(dialog).toContainText('Nothing from your wallet yet.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(findSwapCard(page).from).toBeEditable();
  pending.approve();
  await expect(page.getByText('Transaction confirmed')).toBeVisible();
});

test('[WAL-04] [WAL-06] given a wallet on another network, then it gets a switch request before the transaction', async ({
  page,
  openWallet,
  stack,
}) => {
  const chains = { [localChainId]: stack.rpcUrl, 56: stack.rpcUrl };
  const wallet = await openWallet({ native: '1' }, { chains });
  await openSwap(page, wallet, native);
  await wallet.switchChain(56);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeVisible();

  await test.step('a rejected switch sends nothing', async () => {
    wallet.decide('wallet_switchEthereumChain', 'reject');
    await wrap(page, '0.1');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The user rejected the request.');
    expect(wallet.sent).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('an accepted one continues', async () => {
    wallet.decide('wallet_switchEthereumChain', 'approve');
    await wrap(page, '0.1');
    await closeTransaction(page);
    await expect(page.getByRole('banner').getByText('Wrong network')).toBeHidden();
  });
});

test('[WAL-04] [WAL-06] given a wallet that changes its network between the checks and the sending, then it gets no transaction', async ({
  page,
  openWallet,
  stack,
}) => {
  const chains = { [localChainId]: stack.rpcUrl, 56: stack.rpcUrl };
  const wallet = await openWallet({ native: '1' }, { chains });
  await openSwap(page, wallet, native);
  wallet.decide('eth_chainId', 'hold');
  await wrap(page, '0.1');
  (await wallet.nextPending('eth_chainId')).approve();
  const beforeSending = await wallet.nextPending('eth_chainId');
  await wallet.switchChain(56);
  beforeSending.approve();
  await dismiss(page, 'Your wallet is on another network. Switch the network, then try again.');
  expect(wallet.log.map(({ method }) => method)).not.toContain('eth_sendTransaction');
});
