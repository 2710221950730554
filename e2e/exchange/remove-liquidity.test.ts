import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { findExchange } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { findPool } from '../fixture/find-pool.ts';
import {
  confirmRemove,
  findLiquidityCard,
  openRemove,
  supply,
  toCurrencyId,
} from '../fixture/liquidity-page.ts';
import { closeTransaction } from '../fixture/swap-card.ts';
import { expectSameDialog, expectStep, keepDialog } from '../fixture/write-dialog.ts';

test('[LIQ-04] addresses of removals redirect', async ({ page }) => {
  const [busd, dai] = [toCurrencyId('BUSD'), toCurrencyId('DAI')];
  await page.goto(`/remove/${busd}-${dai}`);
  await expect(page).toHaveURL(`/remove/${busd}/${dai}`);
  await page.goto(`/remove/ETH-${dai}`);
  await expect(page).toHaveURL('/pool');
});

test('[LIQ-04] [LIQ-05] [LIQ-08] removes half by a signature, then the rest for the wrapped coin', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { CAKE: '600' } });
  const account = wallet.address();
  const chain = createChainReader(stack.rpcUrl);
  await supply(page, wallet, 'BNB', 'CAKE', '1');
  const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  const { held } = await chain.readShares(pool.address, account);
  const cakeBefore = await chain.readBalance(account, 'CAKE');

  await page.goto(`/remove/ETH/${toCurrencyId('CAKE')}`);
  const card = findLiquidityCard(page, 'Remove liquidity');
  await expect(card.button('Enter an amount')).toBeDisabled();
  await card.button('50%').click();
  await expect(card.button('50%')).toHaveAttribute('aria-pressed', 'true');
  await expect(card.button('25%')).toHaveAttribute('aria-pressed', 'false');

  await test.step('a rejected signature shows no error', async () => {
    wallet.decide('eth_signTypedData_v4', 'reject');
    await confirmRemove(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(card.button('Sign and remove')).toBeEnabled();
    wallet.decide('eth_signTypedData_v4', 'approve');
  });

  await test.step('the signature replaces an approval', async () => {
    const dialog = await openRemove(page);
    await keepDialog(dialog);
    await expectSameDialog(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
    await expectStep(page.getByRole('dialog'), 'Sign for TWD-LP', 'Done');
    await expectSameDialog(page);
    await closeTransaction(page);
    const signed = wallet.log.filter(({ method }) => method === 'eth_signTypedData_v4').at(-1)!;
    const { message } = JSON.parse(String(signed.params[1])) as { message: Record<string, string> };
    expect(message).toMatchObject({
      owner: account,
      spender: findExchange().router,
      value: String(held / 2n),
    });
    expect(Object.keys(message)).toEqual(['owner', 'spender', 'value', 'nonce', 'deadline']);
    const left = await chain.readShares(pool.address, account);
    expect(left.held).toBe(held - held / 2n);
    expect(await chain.readBalance(account, 'CAKE')).toBeGreaterThan(cakeBefore);
    const { input } = await chain.readTransaction(wallet.sent.at(-1)!);
    // removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)
    expect(input.slice(0, 10)).toBe('0xded9382a');
  });

  await test.step('a removal rejected in the wallet shows no error and keeps the form', async () => {
    await page.getByRole('link', { name: 'Receive WBNB' }).click();
    await expect(page).toHaveURL(`/remove/${toCurrencyId('WBNB')}/${toCurrencyId('CAKE')}`);
    await card.button('Max').click();
    wallet.decide('eth_sendTransaction', 'reject');
    await confirmRemove(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(card.button('Sign and remove')).toBeEnabled();
  });

  await test.step('all of it, wrapped', async () => {
    wallet.decide('eth_sendTransaction', 'approve');
    await confirmRemove(page);
    await closeTransaction(page);
    expect((await chain.readShares(pool.address, account)).held).toBe(0n);
    expect(await chain.readBalance(account, 'WBNB')).toBeGreaterThan(parseUnits('0.49', 18));
    await expect(card.card).toContainText('You have no liquidity in this pool.');
  });
});

test('[LIQ-04] [LIQ-05] a wallet that can’t sign approves instead; the detailed form takes exact amounts', async ({
  page,
  openWallet,
  request,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { DAI: '50', BUSD: '50' } });
  const account = wallet.address();
  const chain = createChainReader(stack.rpcUrl);
  await supply(page, wallet, 'DAI', 'BUSD', '20');
  const before = await chain.readBalance(account, 'DAI');
  await page.goto(`/remove/${toCurrencyId('DAI')}/${toCurrencyId('BUSD')}`);
  const card = findLiquidityCard(page, 'Remove liquidity');
  await card.card.getByRole('tab', { name: 'Detailed' }).click();
  await card.card.getByRole('textbox', { name: 'DAI' }).fill('5');
  await expect(card.card.getByRole('textbox', { name: 'BUSD' })).toHaveValue(/^(4\.9|5)/);
  const value = { symbol: 'DAI', amount: '5' };
  await expectValue(request, card.card, value);
  wallet.decide('eth_signTypedData_v4', { code: -32601, message: 'Method not found.' });
  await confirmRemove(page);
  await expect(card.card).toContainText('Your wallet could not sign for this token.');
  const dialog = await openRemove(page, 'Remove');
  await expectValue(request, dialog, value);
  await dialog.getByRole('button', { name: 'Approve TWD-LP' }).click();
  await expectStep(dialog, 'Approve TWD-LP', 'Done');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await closeTransaction(page);
  const gained = (await chain.readBalance(account, 'DAI')) - before;
  expect(gained).toBeGreaterThanOrEqual(parseUnits('5', 18));
  expect(gained - parseUnits('5', 18)).toBeLessThan(10n);
});

test('[LIQ-08] a taxed token comes out with the native coin by the call for such tokens', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { SAFE: '300000' } });
  const chain = createChainReader(stack.rpcUrl);
  await supply(page, wallet, 'BNB', 'SAFE', '0.2');
  await page.goto(`/remove/ETH/${toCurrencyId('SAFE')}`);
  const card = findLiquidityCard(page, 'Remove liquidity');
  await card.card.getByRole('slider', { name: 'Amount to remove' }).fill('100');
  await confirmRemove(page);
  await closeTransaction(page);
  const { input } = await chain.readTransaction(wallet.sent.at(-1)!);
  // removeLiquidityETHWithPermitSupportingFeeOnTransferTokens
  expect(input.slice(0, 10)).toBe('0x5b0d5984');
});
