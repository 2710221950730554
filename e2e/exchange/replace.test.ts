import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixture/test.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { openRecentTransactions } from '../fixture/wallet-dialog.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { confirmSwap } from '../fixture/swap-card.ts';
import { toHash } from '../test-support/known.ts';

/** Sends a swap that the node knows and no block includes yet. */
async function sendPendingSwap(page: Page, wallet: TestWallet): Promise<void> {
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  wallet.hold();
  await confirmSwap(page);
  await expect(page.getByRole('dialog').getByText('Transaction submitted')).toBeVisible();
  // The page has read its nonce, which identifies a replacement.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tradewind.transactions')))
    .toContain('"nonce"');
}

function findNotices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}

test('[TX-02] [TX-03] a transaction sped up in the wallet is followed to its end after a reload', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3' });
  await sendPendingSwap(page, wallet);
  await page.reload();
  const recent = await openRecentTransactions(page, wallet);
  await wallet.replace('sped-up');
  await wallet.release();
  await expect(findNotices(page)).toContainText('Transaction confirmed');
  await expect(recent.getByRole('listitem')).toContainText('Confirmed · Sped up in your wallet');
});

test('[TX-02] [TX-04] a transaction cancelled in the wallet is shown as cancelled', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3' });
  await sendPendingSwap(page, wallet);
  await wallet.replace('cancelled');
  await wallet.release();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog.getByRole('alert')).toContainText('You cancelled this transaction in your wallet');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem')).toContainText('Failed · Cancelled in your wallet');
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(0);
});

test('[TX-02] a second tab shows how a transaction of the first one ended', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '3' });
  const second = await page.context().newPage();
  await second.goto('/');
  // A background tab draws no frames, so nothing in it can be clicked.
  await page.bringToFront();
  await sendPendingSwap(page, wallet);
  await wallet.release();
  await expect(findNotices(second)).toContainText('Transaction confirmed');
});

test('[TX-02] [TX-03] a transaction that the network dropped is shown as such and can be removed', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3' });
  const record = {
    hash: toHash('1'),
    summary: 'Swap 9 BNB for 9 BUSD',
    from: wallet.address().toLowerCase(),
    chainId: 31337,
    addedTime: Date.now() - 120_000,
  };
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('tradewind.transactions', stored);
    },
    JSON.stringify({ state: { records: { [`31337:${record.hash}`]: record } }, version: 0 }),
  );
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD' });
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem')).toContainText('The network does not know this transaction.');
  await recent.getByRole('button', { name: 'Forget' }).click();
  await expect(recent.getByText('No transactions yet')).toBeVisible();
});
