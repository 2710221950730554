import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { decodeFunctionData } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from './open-swap.ts';
import { approve, confirmSwap, swap } from './swap-card.ts';

test('[SWAP-12] a token that takes a fee on transfer is caught before the wallet opens, and swaps with more slippage by the second candidate call', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { SAFE: '20000' } });
  const chain = createChainReader(stack.rpcUrl);
  await openSwap(page, wallet, { from: 'SAFE', to: 'BNB', amount: '10000' });
  await approve(page, 'SAFE');
  await confirmSwap(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  );
  expect(wallet.sent).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('textbox', { name: 'Custom slippage in percent' })
    .fill('12');
  await page.keyboard.press('Escape');
  await swap(page);
  const { input } = await chain.readTransaction(wallet.sent[1]!);
  expect(decodeFunctionData({ abi: routerAbi, data: input }).functionName).toBe(
    'swapExactTokensForETHSupportingFeeOnTransferTokens',
  );
});
