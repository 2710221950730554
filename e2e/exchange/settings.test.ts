import { decodeFunctionData, parseUnits } from 'viem';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { findSwapCard, swap } from '../fixture/swap-card.ts';

test('[SET-01] [SET-02] slippage and deadline show their errors, and survive a reload', async ({ page }) => {
  await page.goto('/swap');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const slippage = dialog.getByRole('textbox', { name: 'Custom slippage in percent' });
  const deadline = dialog.getByRole('textbox', { name: 'Transaction deadline in minutes' });
  await expect(slippage).toHaveValue('0.8');
  await expect(deadline).toHaveValue('20');
  for (const wrong of ['0', '50', 'x']) {
    await slippage.fill(wrong);
    await expect(dialog.getByText('Enter a valid slippage percentage')).toBeVisible();
  }
  await slippage.fill('0.3');
  await expect(dialog.getByText('Your transaction may fail')).toBeVisible();
  await slippage.fill('6');
  await expect(dialog.getByText('Your transaction may be frontrun')).toBeVisible();
  await deadline.fill('0');
  await expect(dialog.getByText('Enter a valid deadline')).toBeVisible();
  await deadline.fill('7');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(slippage).toHaveValue('6');
  await expect(deadline).toHaveValue('7');
  await dialog.getByRole('button', { name: '0.5%' }).click();
  await expect(dialog.getByRole('button', { name: '0.5%' })).toHaveAttribute('aria-pressed', 'true');
});

test('[SET-01] [SET-02] a swap is sent with the chosen slippage and deadline', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: '1%', exact: true }).click();
  await page.getByRole('textbox', { name: 'Transaction deadline in minutes' }).fill('3');
  await page.keyboard.press('Escape');
  const offered = parseUnits(await findSwapCard(page).to.inputValue(), 18);
  await swap(page);
  const chain = createChainReader(stack.rpcUrl);
  const { input } = await chain.readTransaction(wallet.sent[0]!);
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: input });
  // The pools decide whether two routes pay more than one.
  if (functionName !== 'swapExactETHForTokensSplit' && functionName !== 'swapExactETHForTokens')
    throw new Error(functionName);
  const [minimum, deadline] =
    functionName === 'swapExactETHForTokens' ? [args[0], args[3]] : [args[1], args[3]];
  // The field shows six digits; the order has all of them.
  expect(Number(minimum) / Number(offered)).toBeCloseTo(0.99, 4);
  const now = BigInt(Math.floor(Date.now() / 1000));
  expect(deadline - now).toBeGreaterThan(100n);
  expect(deadline - now).toBeLessThanOrEqual(200n);
});

test('[SET-03] the settings switch sounds and the dark theme; a successful swap plays a sound', async ({
  page,
  openWallet,
}) => {
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const { dataset } = document.documentElement;
        dataset['notes'] = String(Number(dataset['notes'] ?? 0) + 1);
        return super.createOscillator();
      }
    };
  });
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.1' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('switch', { name: 'Sounds' }).click();
  await dialog.getByRole('switch', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await swap(page);
  await expect(page.locator('html')).toHaveAttribute('data-notes', '2');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog.getByRole('switch', { name: 'Sounds' })).toBeChecked();
});
