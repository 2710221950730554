import type { Locator } from '@playwright/test';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { createKeyboard } from '../fixture/keyboard.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { findPill } from '../fixture/pending.ts';
import { confirmSwap, findDetail, findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { openAccount } from '../fixture/wallet-dialog.ts';
import { expectStep } from '../fixture/write-dialog.ts';

/** Reads what a dialog of a write always shows: its amounts, and the lines of its steps. */
async function readWrite(dialog: Locator): Promise<readonly string[]> {
  const amounts = dialog.getByRole('definition');
  await expect(amounts).not.toHaveCount(0);
  return amounts.or(dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')).allInnerTexts();
}

/** Reads place and size in whole pixels; an element on half a pixel carries rounding in its bounding box. */
async function readBox(locator: Locator): Promise<readonly number[]> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x, y, width, height].map(Math.round);
}

test('[TX-02] [TX-04] [SWAP-08] given a swap whose dialog is closed, then a pill shows it to its end, also after a reload', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { DAI: '1' } });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  const dialog = page.getByRole('dialog');
  let amounts: readonly string[] = [];

  await test.step('an unanswered request is pending, and its dialog opens again', async () => {
    wallet.decide('eth_sendTransaction', 'hold');
    await confirmSwap(page);
    const prompt = await wallet.nextPending('eth_sendTransaction');
    await expect(dialog).toContainText('Confirm this transaction in your wallet');
    const shown = await readWrite(dialog);
    amounts = await dialog.getByRole('definition').allTextContents();
    const box = await readBox(dialog);
    await page.keyboard.press('Escape');
    await expectNoViolation(page);
    await findPill(page).click();
    await expect(dialog).toContainText('Confirm this transaction in your wallet');
    await expectStep(dialog, /^Swap 1 BNB for/, 'Under way');
    expect(await readWrite(dialog)).toEqual(shown);
    await expect.poll(() => readBox(dialog)).toEqual(box);
    await expectNoViolation(page);
    wallet.hold();
    prompt.approve();
    await expectStep(dialog, 'Included in a block', 'Under way');
    await page.keyboard.press('Escape');
    await expect(findPill(page)).toBeVisible();
  });

  await test.step('the keyboard opens it, and comes back to it', async () => {
    await createKeyboard(page).press(findPill(page));
    await expectStep(dialog, 'Included in a block', 'Under way');
    await page.keyboard.press('Escape');
    await expect(findPill(page)).toBeFocused();
  });

  await test.step('the account shows it above the first day of its activity', async () => {
    const account = await openAccount(page, wallet);
    await account.getByRole('tab', { name: 'Activity' }).click();
    const activity = account.getByRole('tabpanel');
    await expect(activity.getByRole('heading')).toHaveText(['Pending', 'Today']);
    const rows = activity.getByRole('listitem');
    await expect(rows).toHaveText([/^Swap 1 BNB for .* BUSD/, /Received.*\+1 DAI/]);
    await page.keyboard.press('Escape');
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

  const second = await wallet.openTab();
  await test.step('another tab shows it too', async () => {
    await second.goto('/');
    // A background tab draws no frames, so nothing in it can be clicked.
    await second.bringToFront();
    await findPill(second).click();
    const other = second.getByRole('dialog');
    await expect(other.getByRole('definition')).toHaveText(amounts);
    await expectStep(other, 'Included in a block', 'Under way');
    await page.bringToFront();
  });

  await test.step('after a reload it is pending, and its dialog opens again', async () => {
    await page.reload();
    await findPill(page).click();
    await expect(dialog).toContainText(/Swap 1 BNB for .* BUSD/);
    await expect(dialog.getByRole('definition')).toHaveText(amounts);
    await expectStep(dialog, 'Included in a block', 'Under way');
  });

  await wallet.release();
  for (const tab of [page, second]) {
    const end = tab.getByRole('dialog');
    await expect(end.getByText('Transaction confirmed')).toBeVisible();
    await expectStep(end, 'Included in a block', 'Done');
    await expect(findDetail(end, 'You received')).toHaveText(/^[\d.]+ BUSD\$[\d,.]+$/);
    await expect(findDetail(end, 'Against the quote')).not.toBeEmpty();
    await expect(findDetail(end, 'Network fee paid')).toContainText('BNB');
  }
  await second.bringToFront();
  await second.getByRole('link', { name: 'Open its page' }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(findSwapCard(second).from).toHaveValue('1');
  await page.bringToFront();
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(findPill(page)).toBeHidden();
});

test('[TX-02] [SWAP-08] given a reload while the wallet shows a request, then the same write waits for its answer', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' });
  const link = { from: 'BNB', to: 'BUSD', amount: '0.001' } as const;
  await openSwap(page, wallet, link);
  const dialog = page.getByRole('dialog');
  wallet.decide('eth_sendTransaction', 'hold');
  await confirmSwap(page);
  const prompt = await wallet.nextPending('eth_sendTransaction');
  await page.reload();

  await test.step('the page says that the answer is not known', async () => {
    await findPill(page).click();
    await expect(dialog).toContainText('Your wallet may still show a request for this.');
    await expect(dialog.getByRole('definition')).toHaveText([/^0\.001 BNB/, / BUSD/]);
    await expectStep(dialog, /^Swap 0.001 BNB for/, 'Under way');
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the same write is refused', async () => {
    await confirmSwap(page);
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
      /Your wallet may still show a request for Swap 0\.001 BNB/,
    );
    expect(wallet.sent).toHaveLength(0);
    await page.keyboard.press('Escape');
  });

  await test.step('an answer after the reload is found on the chain', async () => {
    await findPill(page).click();
    prompt.approve();
    await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
    await expect(findDetail(dialog, 'You received')).toHaveText(/^[\d.]+ BUSD\$[\d,.]+$/);
    await page.keyboard.press('Escape');
    await expect(findPill(page)).toBeHidden();
  });

  await test.step('one that the user dismisses no longer refuses it', async () => {
    await confirmSwap(page);
    await wallet.nextPending('eth_sendTransaction');
    await page.reload();
    await findPill(page).click();
    await dialog.getByRole('button', { name: 'Dismiss request' }).click();
    await expect(findPill(page)).toBeHidden();
    wallet.decide('eth_sendTransaction', 'approve');
    await confirmSwap(page);
    await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
    expect(wallet.sent).toHaveLength(2);
  });
});
