import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { closeTransaction } from '../fixture/swap-card.ts';

test('[SWAP-11] wraps and unwraps one for one, with Max keeping 0.001 for gas', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  const account = wallet.address();
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'WBNB' });

  await test.step('Max leaves 0.001', async () => {
    await card.button('Max: use the whole BNB balance').click();
    await expect(card.from).toHaveValue('1.999');
    await expect(card.to).toHaveValue('1.999');
  });

  await test.step('an amount above the balance', async () => {
    await card.from.fill('2.5');
    await expect(card.button('Insufficient ETH balance')).toBeDisabled();
  });

  await test.step('an amount that leaves no network fee', async () => {
    await card.from.fill('1.99999999');
    await expect(card.card).toContainText(/Not enough BNB for the network fee \(need 0\.\d+ BNB\)/);
    await expect(card.button('Wrap')).toBeDisabled();
  });

  await test.step('wraps', async () => {
    await card.from.fill('1.25');
    await card.button('Wrap').click();
    await expect(page.getByRole('dialog')).toContainText('Wrap 1.25 BNB to 1.25 WBNB');
    await closeTransaction(page);
    expect(await chain.readBalance(account, 'WBNB')).toBe(parseUnits('1.25', 18));
  });

  await test.step('unwraps part of it, from the other side', async () => {
    await card.button('Switch sides').click();
    await card.to.fill('2');
    await expect(card.button('Insufficient WBNB balance')).toBeDisabled();
    await card.to.fill('0.25');
    await expect(card.from).toHaveValue('0.25');
    await card.button('Unwrap').click();
    await closeTransaction(page);
    expect(await chain.readBalance(account, 'WBNB')).toBe(parseUnits('1', 18));
  });

  await test.step('a rejection leaves everything usable', async () => {
    wallet.decide('eth_sendTransaction', 'reject');
    await card.from.fill('1');
    await card.button('Unwrap').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(card.button('Unwrap')).toBeEnabled();
  });
});

test('[SWAP-11] unwrapping everything is followed to its end', async ({ page, openWallet, stack }) => {
  const wallet = await openWallet({ native: '1', tokens: { WBNB: '0.75' } });
  const card = await openSwap(page, wallet, { from: 'WBNB', to: 'BNB' });
  await card.button('Max: use the whole WBNB balance').click();
  await expect(card.from).toHaveValue('0.75');
  await card.button('Unwrap').click();
  await closeTransaction(page);
  await expect(card.from).toHaveValue('');
  expect(await createChainReader(stack.rpcUrl).readBalance(wallet.address(), 'WBNB')).toBe(0n);
});
