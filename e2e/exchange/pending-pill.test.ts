import type { Locator, Page } from '@playwright/test';
import { openSwap } from '../fixture/open-swap.ts';
import { confirmSwap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { expectStep } from '../fixture/write-dialog.ts';

function findPill(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: '1 pending' });
}

test('[TX-02] [TX-04] [SWAP-08] given a swap whose dialog is closed, then a pill shows it to its end, also after a reload', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  const dialog = page.getByRole('dialog');

  await test.step('an unanswered request is pending, and its dialog opens again', async () => {
    wallet.decide('eth_sendTransaction', 'hold');
    await confirmSwap(page);
    const prompt = await wallet.nextPending('eth_sendTransaction');
    await page.keyboard.press('Escape');
    await findPill(page).click();
    await expect(dialog).toContainText('Confirm this transaction in your wallet');
    await expectStep(dialog, /^Swap 1 BNB for/, 'Under way');
    wallet.hold();
    prompt.approve();
    await expectStep(dialog, 'Included in a block', 'Under way');
    await page.keyboard.press('Escape');
    await expect(findPill(page)).toBeVisible();
  });

  await test.step('the header has room for the pill on every screen', async () => {
    const size = page.viewportSize()!;
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ ...size, width });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, `at ${width} pixels`).toBe(0);
    }
    await page.setViewportSize(size);
  });

  await test.step('after a reload it is pending, and its dialog opens again', async () => {
    await page.reload();
    await findPill(page).click();
    await expect(dialog).toContainText(/Swap 1 BNB for .* BUSD/);
    await expectStep(dialog, 'Included in a block', 'Under way');
  });

  await wallet.release();
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  await expectStep(dialog, 'Included in a block', 'Done');
  await page.keyboard.press('Escape');
  await expect(findPill(page)).toBeHidden();
});
