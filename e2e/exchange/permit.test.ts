import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Page } from '@playwright/test';
import { createClient, decodeFunctionData, type Hex, http, parseUnits, testActions } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findPool } from '../fixture/find-pool.ts';
import { confirmSupply, openAdd } from '../fixture/liquidity-page.ts';
import { findExchange, findToken } from '../fixture/local-chain.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve, closeTransaction, confirmSwap, findSwapCard, swap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { createTrader, decodePermitAndCall } from '../fixture/trader.ts';

const link = { from: 'USDC', to: 'USDT', amount: '40' };

function listSignatures(wallet: TestWallet) {
  return wallet.log.filter(({ method }) => method === 'eth_signTypedData_v4');
}

/** Returns the typed data that the wallet showed last. */
function findSigned(wallet: TestWallet): Record<'domain' | 'message', Record<string, unknown>> {
  return JSON.parse(String(listSignatures(wallet).at(-1)!.params[1])) as never;
}

async function expectFormAsItWas(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(findSwapCard(page).from).toHaveValue('40');
}

test('[SWAP-07] a token with permits is swapped by a signature and one transaction', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openSwap(page, wallet, link);
  await expect(card.button('Sign and swap')).toBeEnabled();
  await expect(card.card).toContainText('Signing is free. One transaction follows.');
  await expect(card.button('Approve USDC')).toBeHidden();
  await expectNoViolation(page);

  await test.step('a rejected signature shows no error and sends nothing', async () => {
    wallet.decide('eth_signTypedData_v4', 'reject');
    await confirmSwap(page, 'Sign and swap');
    await expectFormAsItWas(page);
    await expect(card.button('Sign and swap')).toBeEnabled();
    expect(wallet.sent).toHaveLength(0);
  });

  await test.step('the user sees what is signed before the wallet opens', async () => {
    wallet.decide('eth_signTypedData_v4', 'hold');
    await confirmSwap(page, 'Sign and swap');
    const pending = await wallet.nextPending('eth_signTypedData_v4');
    await expect(page.getByRole('dialog')).toContainText('Sign in your wallet that USDC may be taken.');
    pending.approve();
    await closeTransaction(page);
  });

  const { domain, message } = findSigned(wallet);
  expect(domain).toMatchObject({ name: 'USD Coin', version: '1', chainId: 31337 });
  expect(message).toMatchObject({
    owner: wallet.address(),
    spender: findExchange().router,
    value: String(parseUnits('40', 6)),
  });
  expect(wallet.sent).toHaveLength(1);
  const { input } = await chain.readTransaction(wallet.sent[0]!);
  const { permits, call } = decodePermitAndCall(input);
  expect(permits).toMatchObject([{ deadline: BigInt(String(message['deadline'])) }]);
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: call });
  expect(functionName).toBe('swapExactTokensForTokens');
  expect(args.at(-1)).toBe(permits[0]!.deadline);
  expect(await chain.readBalance(wallet.address(), 'USDC')).toBe(parseUnits('60', 6));
  expect(await chain.readAllowance(wallet.address(), 'USDC')).toBe(0n);
});

test('[SWAP-07] given a user who prefers to approve, then no signature is requested', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } });
  const { button } = await openSwap(page, wallet, link);
  await button('Approve USDC instead').click();
  const steps = page.getByRole('dialog').getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Approve USDC');
  await expect(steps).not.toContainText('Sign for USDC');
  await approve(page, 'USDC');
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readAllowance(wallet.address(), 'USDC')).toBe(parseUnits('40', 6));
  await swap(page);
  expect(listSignatures(wallet)).toEqual([]);
  expect(wallet.sent).toHaveLength(2);
});

test('[SWAP-07] a wallet that can’t sign leads to the approval', async ({ page, openWallet }) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } });
  const card = await openSwap(page, wallet, link);
  wallet.decide('eth_signTypedData_v4', { code: -32601, message: 'Method not found.' });
  await confirmSwap(page, 'Sign and swap');
  await expectFormAsItWas(page);
  await expect(card.card).toContainText('Your wallet could not sign for this token.');
  expect(wallet.sent).toHaveLength(0);
  await approve(page, 'USDC');
  await swap(page);
});

test('[SWAP-07] given a permit that another account submits first, then the swap still succeeds', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } });
  const searcher = await createTrader(stack.rpcUrl, {});
  await openSwap(page, wallet, link);
  wallet.decide('eth_sendTransaction', 'hold');
  await confirmSwap(page, 'Sign and swap');
  const pending = await wallet.nextPending('eth_sendTransaction');
  const { data } = pending.params[0] as { data: Hex };
  await searcher.submitPermits(wallet.address(), decodePermitAndCall(data).permits);
  pending.approve();
  await closeTransaction(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(wallet.address(), 'USDC')).toBe(parseUnits('60', 6));
});

test('[LIQ-02] two tokens with permits are supplied by two signatures and one transaction', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { DAI: '100', CAKE: '100' } });
  const card = await openAdd(page, wallet, 'CAKE', 'DAI');
  await card.first.fill('10');
  if ((await card.second.inputValue()) === '') await card.second.fill('24');
  await expect(card.button('Approve CAKE instead')).toBeVisible();
  await expect(card.button('Approve DAI instead')).toBeVisible();
  await confirmSupply(page, 'Sign and supply');
  await closeTransaction(page);
  expect(listSignatures(wallet)).toHaveLength(2);
  expect(wallet.sent).toHaveLength(1);
  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'CAKE', 'DAI')!;
  expect((await chain.readShares(pool.address, wallet.address())).held).toBeGreaterThan(0n);
  expect(await chain.readBalance(wallet.address(), 'CAKE')).toBe(parseUnits('90', 18));
});

test('[LIQ-02] a deposit with the native coin needs a signature for the token alone', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2', tokens: { CAKE: '500' } });
  const card = await openAdd(page, wallet, 'BNB', 'CAKE');
  await card.first.fill('0.5');
  await confirmSupply(page, 'Sign and supply');
  await closeTransaction(page);
  expect(findSigned(wallet).domain).toMatchObject({ verifyingContract: findToken('CAKE').address });
  const { value } = await createChainReader(stack.rpcUrl).readTransaction(wallet.sent[0]!);
  expect(value).toBe(parseUnits('0.5', 18));
});

test('[SWAP-07] a contract account never gets a permit request, a delegated key does', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } });
  const node = createClient({ transport: http(stack.rpcUrl) }).extend(testActions({ mode: 'anvil' }));
  const setCode = (bytecode: Hex) => node.setCode({ address: wallet.address(), bytecode });
  await setCode('0x6000');
  const card = await openSwap(page, wallet, link);
  await card.button('Swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(dialog.getByRole('button', { name: 'Approve USDC' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeHidden();
  await setCode(`0xef0100${findExchange().router.slice(2)}`);
  await page.reload();
  await expect(card.button('Sign and swap')).toBeEnabled();
});
