import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve } from '../fixture/swap-card.ts';

test('[CHAIN-03] a token that changes an allowance only from zero is reset first', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDT: '100' } });
  const card = await openSwap(page, wallet, { from: 'USDT', to: 'BUSD', amount: '10' });
  await approve(page, 'USDT');
  expect(wallet.sent).toHaveLength(1);
  await card.from.fill('20');
  await approve(page, 'USDT');
  expect(wallet.sent).toHaveLength(3);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readAllowance(wallet.address(), 'USDT')).toBe(parseUnits('20', 6));
});
