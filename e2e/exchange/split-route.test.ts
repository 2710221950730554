import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { decodeFunctionData, parseUnits } from 'viem';
import { clickUntil } from '../fixture/click-until.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { switchSplitRoutes } from '../fixture/settings-dialog.ts';
import { closeTransaction, confirmSwap, findDetail, openDetails } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

test('[SWAP-15] [SET-03] given the settings of a first visit, when a large trade is quoted, then it is split, pays exactly the quote, and a switch compares it with one route', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '61' });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '60' });
  await card.openDetails();
  await expect(card.detail(/^Routes/)).toContainText(/^\d+\.\d\d% BNB › .*BUSD.*%/);
  const compare = card.card.getByRole('switch', { name: 'Split for the best price' });
  await expect(compare).toBeChecked();
  await compare.click();
  await expect(card.detail(/^Route$/)).toContainText('BNB › ');
  await expect(card.card).toContainText(/You receive [\d,.]+ BUSD \(\d+\.\d\d%\) less over one route/);
  const single = await card.to.inputValue();
  await clickUntil(compare, card.detail('Gain by splitting'));
  await expect(card.detail('Gain by splitting')).toHaveText(/^[\d,.]+ BUSD \(\d+\.\d\d%\)$/);
  const quoted = await card.to.inputValue();
  expect(Number(quoted)).toBeGreaterThan(Number(single));
  const shares = (await card.detail(/^Routes/).innerText()).matchAll(/(\d+\.\d\d)%/g);
  expect([...shares].reduce((sum, [, share]) => sum + Number(share), 0)).toBeCloseTo(100, 0);

  const pools = await chain.readPools();
  await confirmSwap(page);
  await expect(page.getByRole('dialog')).toContainText(/Swap 60 BNB for .* BUSD over [234] routes/);
  await closeTransaction(page);
  const received = await chain.readBalance(wallet.address(), 'BUSD');
  expect(formatAmount(received, 18)).toBe(quoted);
  const { input, value } = await chain.readTransaction(wallet.sent[0]!);
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: input });
  if (functionName !== 'swapExactETHForTokensSplit') throw new Error(functionName);
  const [paths, minimum] = args;
  expect(value).toBe(parseUnits('60', 18));
  expect(paths.reduce((sum, { amountIn }) => sum + amountIn, 0n)).toBe(value);
  expect(minimum).toBe(received - (received * 80n) / 10_000n);
  // Routes are independent: no two of them share a pool.
  const alone = paths.map(({ amountIn, path }) => {
    const own = pools.filter(({ token0, token1 }) => isAlong(path, token0, token1));
    return findBestRouteExactIn(own, path[0]!, path.at(-1)!, amountIn)!.amounts.at(-1)!;
  });
  expect(alone.reduce((sum, amount) => sum + amount, 0n)).toBe(received);

  await switchSplitRoutes(page);
  await card.from.fill('40');
  await expect(card.detail(/^Route$/)).toContainText('BNB › ');
  await expect(card.detail('Gain by splitting')).toBeHidden();
});

test('[SWAP-10] [SWAP-15] a split of a token for the coin is signed and confirmed as one trade', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '1', tokens: { USDC: '20000' } });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openSwap(page, wallet, { from: 'USDC', to: 'BNB', amount: '20000' });
  await card.openDetails();
  await expect(card.detail(/^Routes/)).toContainText('% USDC › ');
  const quoted = await card.to.inputValue();
  await card.button('Sign and swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await openDetails(dialog);
  await expect(findDetail(dialog, /^Routes/)).toContainText('% USDC › ');
  await expect(findDetail(dialog, 'Gain by splitting')).toContainText('BNB');
  await confirmSwap(page, 'Sign and swap');
  await closeTransaction(page);
  expect(await chain.readBalance(wallet.address(), 'USDC')).toBe(0n);
  const { gasUsed, effectiveGasPrice } = await chain.readReceipt(wallet.sent[0]!);
  const held = await chain.readBalance(wallet.address(), 'BNB');
  const received = held + gasUsed * effectiveGasPrice - parseUnits('1', 18);
  expect(formatAmount(received, 18)).toBe(quoted);
});

function isAlong(path: readonly string[], token0: string, token1: string): boolean {
  return path.slice(1).some((token, index) => {
    const step = [path[index]!, token].map((address) => address.toLowerCase());
    return step.includes(token0.toLowerCase()) && step.includes(token1.toLowerCase());
  });
}
