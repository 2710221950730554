import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findExchange, findNetwork, findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { swap } from '../fixture/swap-card.ts';

test('[SWAP-06] the output goes to another address; spaces around it are ignored', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  const recipient = privateKeyToAddress(generatePrivateKey());
  await card.button('Send to another address').click();
  await expect(card.button('Enter a recipient')).toBeDisabled();
  await card.card.getByRole('textbox', { name: 'Recipient' }).fill(`  ${recipient} `);
  await swap(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(recipient, 'BUSD')).toBeGreaterThan(parseUnits('500', 18));
  expect(await chain.readBalance(wallet.address(), 'BUSD')).toBe(0n);
});

test('[SWAP-06] contracts of the exchange and the tokens and pools of the route are no valid recipients', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'CAKE', amount: '1' });
  // Only one pool trades this token for the coin, at any prices.
  await card.button('Send to another address').click();
  const { factory, router } = findExchange();
  const { wrappedNative } = findNetwork();
  const pools = await createChainReader(stack.rpcUrl).readPools();
  const cake = findToken('CAKE').address.toLowerCase();
  const pair = pools.find(({ token0, token1 }) => {
    const tokens = [token0.toLowerCase(), token1.toLowerCase()];
    return tokens.includes(cake) && tokens.includes(wrappedNative.toLowerCase());
  });
  for (const blocked of [factory, router, wrappedNative, cake, pair!.address, 'nonsense']) {
    await card.card.getByRole('textbox', { name: 'Recipient' }).fill(blocked);
    await expect(card.button('Invalid recipient')).toBeDisabled();
  }
});
