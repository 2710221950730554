import { createChainReader } from '../fixture/chain-reader.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { confirmSwap, findTokenRows } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SWAP-08] [TOK-01] on a phone: token, amount and confirmation in sheets within reach of the thumb', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB' });
  await card.token('To').tap();
  const sheet = page.getByRole('dialog', { name: 'Select a token' });
  await expect.poll(async () => bottomOf(await sheet.boundingBox())).toBe(844);
  await findTokenRows(page).filter({ hasText: 'CAKE' }).tap();
  await expect(sheet).toBeHidden();
  await card.from.fill('0.2');
  await expect(card.to).toHaveValue(/^\d+(\.\d+)?$/);
  await confirmSwap(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().tap();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Transaction confirmed');
  expect(await createChainReader(stack.rpcUrl).readBalance(wallet.address(), 'CAKE')).toBeGreaterThan(0n);
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box === null ? 0 : Math.round(box.y + box.height);
}
