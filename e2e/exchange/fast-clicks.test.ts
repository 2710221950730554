import type { Locator, Page } from '@playwright/test';
import { openSwap } from '../fixture/open-swap.ts';
import { openConfirmation } from '../fixture/swap-card.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { expect, test } from '../fixture/test.ts';

test('[SWAP-12] [TX-04] given a confirmation, when it is clicked 8 times fast, then the wallet gets one request', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '4' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  await openConfirmation(page);
  await expectOneRequest(page, wallet, findButton(page, 'Confirm Swap'));

  // The dialog can be closed while the request is open; the same write is rejected until the wallet responds.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openConfirmation(page);
  await findButton(page, 'Confirm Swap').click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    /Your wallet has an open request: Swap 1 BNB for [\d.]+ BUSD/,
  );
  expect(countRequests(wallet)).toBe(1);
  (await wallet.nextPending('eth_sendTransaction')).approve();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Transaction confirmed');
  await page.keyboard.press('Escape');
  await openConfirmation(page);
  await findButton(page, 'Confirm Swap').click();
  await expect.poll(() => countRequests(wallet)).toBe(2);
});

test('[SWAP-07] [TX-04] given an approval, when it is clicked 8 times fast, then the wallet gets one request', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '10' } });
  const card = await openSwap(page, wallet, { from: 'BUSD', to: 'BSCS', amount: '10' });
  await card.button('Swap').click();
  await expectOneRequest(page, wallet, findButton(page, 'Approve BUSD'));
});

/** Clicks at the position of the button, even if another element is there later. */
async function expectOneRequest(page: Page, wallet: TestWallet, button: Locator): Promise<void> {
  wallet.decide('eth_sendTransaction', 'hold');
  await expect(button).toBeEnabled();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let click = 0; click < 8; click += 1) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole('dialog')).toContainText('Confirm this transaction in your wallet');
  expect(countRequests(wallet)).toBe(1);
}

function findButton(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name, exact: true });
}

function countRequests(wallet: TestWallet): number {
  return wallet.log.filter(({ method }) => method === 'eth_sendTransaction').length;
}
