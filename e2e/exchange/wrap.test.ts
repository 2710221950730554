import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { closeTransaction, findDetail } from '../fixture/swap-card.ts';
import { confirmWrite, expectSameDialog, keepDialog, readNetworkFee } from '../fixture/write-dialog.ts';

test('[SWAP-11] wraps and unwraps one for one, with Max keeping 0.001 for gas', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  const account = wallet.address();
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'WBNB' });
  const dialog = page.getByRole('dialog');

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
    await card.button('Wrap').click();
    await expect(dialog).toContainText(/Not enough BNB for the network fee \(need 0\.\d+ BNB\)/);
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('wraps, in one dialog with its amounts, its fee and its receipt', async () => {
    await card.from.fill('1.25');
    await card.button('Wrap').click();
    await expect(dialog).toContainText('Wrap 1.25 BNB to 1.25 WBNB');
    await expect(findDetail(dialog, /^At least/)).toHaveText('1.25 WBNB');
    await keepDialog(dialog);
    await expectSameDialog(page);
    await expectNoViolation(page);
    const told = await readNetworkFee(dialog);
    await confirmWrite(dialog);
    await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
    await expect(findDetail(dialog, 'You receive')).toContainText('1.25 WBNB');
    const { gasUsed, effectiveGasPrice } = await chain.readReceipt(wallet.sent.at(-1)!);
    const paid = gasUsed * effectiveGasPrice;
    await expect(findDetail(dialog, 'Network fee paid')).toContainText(
      `${formatAmount(paid, 18, { significantDigits: 6 })} BNB (`,
    );
    expect(Math.abs(told / (Number(paid) / 1e18) - 1)).toBeLessThan(0.2);
    await expectSameDialog(page);
    await expectNoViolation(page);
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
    await confirmWrite(dialog);
    await closeTransaction(page);
    expect(await chain.readBalance(account, 'WBNB')).toBe(parseUnits('1', 18));
  });

  await test.step('a rejection is a line of the terms', async () => {
    wallet.decide('eth_sendTransaction', 'reject');
    await card.from.fill('1');
    await card.button('Unwrap').click();
    await confirmWrite(dialog);
    await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(card.button('Unwrap')).toBeEnabled();
  });
});

test('[SWAP-11] unwrapping everything is followed to its end', async ({ page, openWallet, stack }) => {
  const wallet = await openWallet({ native: '1', tokens: { WBNB: '0.75' } });
  const card = await openSwap(page, wallet, { from: 'WBNB', to: 'BNB' });
  await card.button('Max: use the whole WBNB balance').click();
  await expect(card.from).toHaveValue('0.75');
  await card.button('Unwrap').click();
  await confirmWrite(page.getByRole('dialog'));
  await closeTransaction(page);
  await expect(card.from).toHaveValue('');
  expect(await createChainReader(stack.rpcUrl).readBalance(wallet.address(), 'WBNB')).toBe(0n);
});
