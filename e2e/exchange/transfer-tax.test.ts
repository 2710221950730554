import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { getAbiItem, parseUnits, toFunctionSelector } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve, confirmSwap, swap } from '../fixture/swap-card.ts';

/** The candidate functions for tokens in, coins out. */
const candidates = [
  toFunctionSelector(getAbiItem({ abi: routerAbi, name: 'swapExactTokensForETH' })),
  toFunctionSelector(
    getAbiItem({ abi: routerAbi, name: 'swapExactTokensForETHSupportingFeeOnTransferTokens' }),
  ),
];

test('[SWAP-12] given a token with a transfer fee, then too little slippage is detected before the wallet opens, and enough slippage swaps', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { SAFE: '20000' } });
  const chain = createChainReader(stack.rpcUrl);
  const estimates: string[] = [];
  page.on('request', (request) => {
    const calls = request.url().startsWith(stack.rpcUrl) ? (request.postDataJSON() as RpcCall[]) : [];
    for (const { method, params } of calls)
      if (method === 'eth_estimateGas') estimates.push((params as [{ data: string }])[0].data.slice(0, 10));
  });
  const held = await chain.readBalance(wallet.address(), 'SAFE');
  await openSwap(page, wallet, { from: 'SAFE', to: 'BNB', amount: '10000' });
  await approve(page, 'SAFE');
  await confirmSwap(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  );
  expect(estimates).toEqual(expect.arrayContaining(candidates));
  expect(wallet.sent).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('textbox', { name: 'Custom slippage in percent' }).fill('12');
  await page.keyboard.press('Escape');
  await swap(page);
  expect(await chain.readBalance(wallet.address(), 'SAFE')).toBe(held - parseUnits('10000', 18));
  const { input } = await chain.readTransaction(wallet.sent[1]!);
  expect(candidates).toContain(input.slice(0, 10));
});

type RpcCall = { method: string; params: unknown };
