import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { openSwap, toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { toAddress } from '../test-support/known.ts';

test('[SWAP-02] an amount consists of digits with one point; nothing is rounded silently', async ({
  page,
  openWallet,
}) => {
  const card = await openSwap(page, await openWallet(), { from: 'USDT', to: 'BUSD' });
  const { from } = card;
  await expect(from).toHaveAttribute('placeholder', '0.0');
  await from.pressSequentially('1,5');
  await expect(from).toHaveValue('1.5');
  await from.pressSequentially('.x');
  await expect(from).toHaveValue('1.5');
  await from.fill('');
  await from.pressSequentially('1,234.56');
  await expect(from).toHaveValue('1234.56');
  await from.fill('-3');
  await expect(from).toHaveValue('');
  await from.fill('0');
  await expect(card.button('Enter an amount')).toBeDisabled();
  await from.fill('1.1234567');
  await expect(card.card.getByRole('alert')).toHaveText('USDT has only 6 decimals');
  await expect(card.to).toHaveValue('');
  await from.fill('1.123456');
  await expect(card.card.getByRole('alert')).toBeHidden();
  await expect(card.to).toHaveValue(/^1\.\d+$/);
  await from.fill('9'.repeat(79));
  await from.press('End');
  await from.press('9');
  await expect(from).toHaveValue('9'.repeat(79));
  await expect(card.card.getByRole('alert')).toBeVisible();
});

test('[SWAP-05] [SWAP-03] the button shows the missing steps, in order', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2', tokens: { BUSD: '10' } });
  await page.goto(toSwapUrl({ from: 'BUSD' }));
  const card = findSwapCard(page);
  await expect(card.button('Connect Wallet')).toBeEnabled();
  await connectWallet(page, wallet);
  await expect(card.button('Enter an amount')).toBeDisabled();
  await card.from.fill('10.5');
  await expect(card.button('Select a token')).toBeDisabled();
  await card.choose('To', 'GULL');
  await expect(card.button('Insufficient BUSD balance')).toBeDisabled();
  await card.button('Send to another address').click();
  await expect(card.button('Enter a recipient')).toBeDisabled();
  await card.card.getByRole('textbox', { name: 'Recipient' }).fill('0x1234');
  await expect(card.button('Invalid recipient')).toBeDisabled();
  await card.card.getByRole('textbox', { name: 'Recipient' }).fill(toAddress('ab'));
  await expect(card.button('Insufficient BUSD balance')).toBeDisabled();
  await card.to.fill('60000');
  await expect(card.button('Insufficient liquidity for this trade.')).toBeDisabled();
  await card.from.fill('10');
  await expect(card.button('Swap')).toBeEnabled();
});

test('[SWAP-03] the best route can pass several pools', async ({ page }) => {
  await page.goto(toSwapUrl({ from: 'BUSD', to: 'GULL', amount: '20' }));
  const card = findSwapCard(page);
  await card.openDetails();
  await expect(card.detail('Route')).toHaveText(/^BUSD › \w+ › CAKE › GULL$/);
  await expect(card.to).toHaveValue(/^\d+(\.\d+)?$/);
});
