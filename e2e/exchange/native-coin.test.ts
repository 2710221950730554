import { computeAmountOut } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { isSameAddress } from '@tradewind/rules/network/address';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve, swap } from '../fixture/swap-card.ts';

test('[SWAP-13] [SWAP-02] native coin in: 0.20% stays per hop, to the unit', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '5' });
  const chain = createChainReader(stack.rpcUrl);
  const amountIn = parseUnits('1', 18);
  const route = findBestRouteExactIn(
    await chain.readPools(),
    findToken('WBNB').address,
    findToken('XVS').address,
    amountIn,
  )!;
  // The expected fee: 9980 of 10000 trade along x * y = k, hop by hop.
  let amount = amountIn;
  for (const [index, { token0, reserve0, reserve1 }] of route.pools.entries()) {
    const [reserveIn, reserveOut] = isSameAddress(token0, route.path[index]!)
      ? [reserve0, reserve1]
      : [reserve1, reserve0];
    const traded = amount * 9980n;
    amount = (traded * reserveOut) / (reserveIn * 10_000n + traded);
    expect(amount).toBe(computeAmountOut(route.amounts[index]!, reserveIn, reserveOut));
  }
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '1' });
  await expect(card.button('Approve BNB')).toBeHidden();
  await swap(page);
  expect(await chain.readBalance(wallet.address(), 'XVS')).toBe(amount);
  const { gasUsed, effectiveGasPrice } = await chain.readReceipt(wallet.sent[0]!);
  const fee = gasUsed * effectiveGasPrice;
  expect(await chain.readBalance(wallet.address(), 'BNB')).toBe(parseUnits('4', 18) - fee);
});

test("[SWAP-13] native coin out: the wallet holds exactly the pools' payment", async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '1', tokens: { CAKE: '40' } });
  const chain = createChainReader(stack.rpcUrl);
  const { address } = findToken('CAKE');
  const route = findBestRouteExactIn(
    await chain.readPools(),
    address,
    findToken('WBNB').address,
    parseUnits('40', 18),
  )!;
  await openSwap(page, wallet, { from: 'CAKE', to: 'BNB', amount: '40' });
  await approve(page, 'CAKE');
  const before = await chain.readBalance(wallet.address(), 'BNB');
  await swap(page);
  const { gasUsed, effectiveGasPrice } = await chain.readReceipt(wallet.sent.at(-1)!);
  const after = await chain.readBalance(wallet.address(), 'BNB');
  expect(after - before + gasUsed * effectiveGasPrice).toBe(route.amounts.at(-1));
  expect(await chain.readBalance(wallet.address(), 'CAKE')).toBe(0n);
});
