import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { computeMaximumAmountIn } from '@tradewind/rules/exchange/trade';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve, swap } from '../fixture/swap-card.ts';

test('[SWAP-02] [SWAP-04] an exact output costs the quoted amount and no more than the maximum', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDT: '900' } });
  const chain = createChainReader(stack.rpcUrl);
  const amountOut = parseUnits('0.005', 8);
  const route = findBestRouteExactOut(
    await chain.readPools(),
    findToken('USDT').address,
    findToken('BTCB').address,
    amountOut,
  );
  const [amountIn] = route!.amounts;
  const card = await openSwap(page, wallet, { from: 'USDT', to: 'BTCB' });
  await card.to.fill('0.005');
  await expect(card.from).toHaveValue(/^4\d\d\.\d+$/);
  const maximum = computeMaximumAmountIn(amountIn!, 80);
  await card.openDetails();
  await expect(card.detail('Maximum sold')).toHaveText(
    `${formatAmount(maximum, 6, { significantDigits: 4, rounding: 'up' })} USDT`,
  );
  await approve(page, 'USDT');
  expect(await chain.readAllowance(wallet.address(), 'USDT')).toBe(maximum);
  await swap(page);
  expect(await chain.readBalance(wallet.address(), 'BTCB')).toBe(amountOut);
  expect(await chain.readBalance(wallet.address(), 'USDT')).toBe(parseUnits('900', 6) - amountIn!);
});
