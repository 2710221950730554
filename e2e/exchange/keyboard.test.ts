import { createKeyboard } from '../fixture/keyboard.ts';
import { findLiquidityCard, toAddPath } from '../fixture/liquidity-page.ts';
import { findSwapCard, findTokenDialog } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { findAccountButton, findConnectButton, findWalletDialog } from '../fixture/wallet-dialog.ts';
import type { Page } from '@playwright/test';
import type { TestWallet } from '../fixture/test-wallet.ts';

test('[SWAP-01] [SWAP-08] [TOK-01] connects, chooses tokens, approves and swaps by keyboard alone', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '1000' } });
  const keyboard = createKeyboard(page);
  const card = findSwapCard(page);
  await page.goto('/swap');
  await connectByKeyboard(page, wallet);

  await test.step('chooses tokens', async () => {
    await chooseByKeyboard(page, 'From', 'BUSD');
    await chooseByKeyboard(page, 'To', 'DAI');
  });

  const confirm = page.getByRole('dialog', { name: 'Confirm Swap' });

  await test.step('enters an amount and approves', async () => {
    await keyboard.type(card.from, '12.5');
    await expect(card.to).not.toHaveValue('');
    await keyboard.press(card.button('Swap'));
    await keyboard.expectInside(confirm);
    await keyboard.press(confirm.getByRole('button', { name: 'Approve BUSD' }));
  });

  await test.step('swaps, and its end is announced', async () => {
    await expect(confirm.getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
    await keyboard.expectInside(confirm);
    await keyboard.press(confirm.getByRole('button', { name: 'Confirm Swap' }));
    await expectSpoken(page, 'Transaction confirmed');
    await closeByKeyboard(page);
    await expect(card.from).toHaveValue('');
  });
});

test('[LIQ-02] [LIQ-04] adds liquidity and removes it by keyboard alone', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '4', tokens: { XVS: '300' } });
  const keyboard = createKeyboard(page);
  await page.goto(toAddPath('BNB', 'XVS'));
  await connectByKeyboard(page, wallet);

  await test.step('adds', async () => {
    const add = findLiquidityCard(page, 'Add liquidity');
    await keyboard.type(add.first, '0.5');
    await keyboard.press(add.button('Supply'));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Approve XVS' }));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm Supply' }));
    await expectSpoken(page, 'Transaction confirmed');
    await closeByKeyboard(page);
  });

  await test.step('finds the position and goes to its removal', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Your liquidity' }));
    await keyboard.press(page.getByRole('list', { name: 'Liquidity' }).getByRole('button'));
    await keyboard.press(page.getByRole('link', { name: 'Remove' }));
  });

  await test.step('removes three quarters by the slider and a signature', async () => {
    const remove = findLiquidityCard(page, 'Remove liquidity');
    await keyboard.goTo(remove.card.getByRole('slider'));
    await page.keyboard.press('End');
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(remove.card.getByRole('slider')).toHaveAttribute('aria-valuetext', '75%');
    await keyboard.press(remove.button('Sign and remove'));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
    await expectSpoken(page, 'Transaction confirmed');
    await closeByKeyboard(page);
  });
});

async function connectByKeyboard(page: Page, wallet: TestWallet): Promise<void> {
  const keyboard = createKeyboard(page);
  await keyboard.press(findConnectButton(page));
  await keyboard.expectInside(findWalletDialog(page));
  await keyboard.press(findWalletDialog(page).getByRole('button', { name: new RegExp(`^${wallet.name}`) }));
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
}

/** Opens the token dialog, types and takes the first match by Enter; the focus returns to its origin. */
async function chooseByKeyboard(page: Page, side: 'From' | 'To', symbol: string): Promise<void> {
  const keyboard = createKeyboard(page);
  await keyboard.press(findSwapCard(page).token(side));
  await keyboard.expectInside(findTokenDialog(page));
  const search = findTokenDialog(page).getByRole('searchbox', { name: 'Search name, symbol or address' });
  await keyboard.type(search, symbol);
  await page.keyboard.press('Enter');
  await expect(findTokenDialog(page)).toBeHidden();
  await keyboard.expectInside(findSwapCard(page).token(side));
}

async function closeByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Screen readers announce the text of a live region. */
async function expectSpoken(page: Page, words: string): Promise<void> {
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: words }).first()).toBeVisible();
}
