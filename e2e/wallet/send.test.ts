import type { Page } from '@playwright/test';
import { parseUnits, zeroAddress, type Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findPool } from '../fixture/find-pool.ts';
import { findExchange, findNetwork, findToken } from '../fixture/local-chain.ts';
import { registerName } from '../fixture/name-owner.ts';
import { findSimulation } from '../fixture/simulation.ts';
import { closeTransaction, openDetails } from '../fixture/swap-card.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { expect, test } from '../fixture/test.ts';
import { expectSameDialog, keepDialog } from '../fixture/write-dialog.ts';
import { connectWallet, findAccountButton, openRecentTransactions } from '../fixture/wallet-dialog.ts';

/** A contract that every local chain has, and that is not part of the product. */
const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** Opens the transfer from the wallet's menu. */
async function openSend(page: Page, wallet: TestWallet) {
  await page.goto('/');
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Send' }).click();
  const form = page.getByRole('dialog', { name: 'Send' });
  return {
    form,
    amount: form.getByRole('textbox', { name: 'Amount' }),
    recipient: form.getByRole('textbox', { name: 'Recipient' }),
    review: form.getByRole('button', { name: 'Review' }),
    confirm: page.getByRole('dialog', { name: 'Confirm transfer' }),
  };
}

test('[CHAIN-03] sends the native coin: Max keeps 0.001, the whole address is confirmed, gas is the estimate + 10%', async ({
  page,
  openWallet,
  request,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const recipient = privateKeyToAddress(generatePrivateKey());
  const { form, amount, recipient: field, review, confirm } = await openSend(page, wallet);
  await form.getByRole('button', { name: 'Max: use the whole BNB balance' }).click();
  await expect(amount).toHaveValue('1.999');
  await amount.fill('2.5');
  await expect(form.getByRole('button', { name: 'Insufficient BNB balance' })).toBeDisabled();
  await amount.fill('1.25');
  await expect(form.getByRole('button', { name: 'Enter a recipient' })).toBeDisabled();
  await field.fill(` ${recipient} `);
  await review.click();
  await expect(confirm).toContainText('1.25 BNB');
  await expectValue(request, confirm, { symbol: 'BNB', amount: '1.25' });
  await expect(confirm).toContainText(recipient);
  await keepDialog(confirm);
  await expectSameDialog(page);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
  await expectSameDialog(page);
  await closeTransaction(page);

  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(recipient, 'BNB')).toBe(parseUnits('1.25', 18));
  const [hash] = wallet.sent;
  const { gas } = await chain.readTransaction(hash!);
  expect(gas).toBe(((await chain.estimateGasBefore(hash!)) * 110n) / 100n);

  await expect(await openRecentTransactions(page, wallet)).toContainText('Send 1.25 BNB to');
});

test('[CHAIN-03] sends a token; a rejection in the wallet leads back to the unchanged form', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '1', tokens: { USDT: '100' } });
  const recipient = privateKeyToAddress(generatePrivateKey());
  const { form, amount, recipient: field, review, confirm } = await openSend(page, wallet);
  await form.getByRole('button', { name: 'Send: BNB, choose another token' }).click();
  const tokens = page.getByRole('dialog', { name: 'Select a token' });
  await tokens.getByRole('list', { name: 'Tokens' }).getByText('USDT', { exact: true }).click();
  await amount.fill('12.3456789');
  await expect(form.getByText('USDT has only 6 decimals')).toBeVisible();
  await form.getByRole('button', { name: 'Max: use the whole USDT balance' }).click();
  await expect(amount).toHaveValue('100');
  await field.fill(recipient.toLowerCase());
  await review.click();
  wallet.decide('eth_sendTransaction', 'reject');
  await confirm.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The user rejected the request.');
  wallet.decide('eth_sendTransaction', 'approve');
  await expect(confirm).toContainText(recipient);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await closeTransaction(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(recipient, 'USDT')).toBe(parseUnits('100', 6));
  expect(await chain.readBalance(wallet.address(), 'USDT')).toBe(0n);
});

test('[CHAIN-03] a transfer that would be lost is blocked, an unusual one has a warning', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '1' });
  const { form, amount, recipient, review, confirm } = await openSend(page, wallet);
  await amount.fill('0.1');
  const { factory, router } = findExchange();
  const { wrappedNative, multicall3 } = findNetwork();
  const pool = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'BUSD');
  const mistyped = wallet.address().replace(/[a-f]/, (letter) => letter.toUpperCase());
  const contracts = [factory, router, wrappedNative, multicall3, findToken('BUSD').address, pool!.address];
  for (const lost of [zeroAddress, ...contracts, mistyped]) {
    await recipient.fill(lost);
    await expect(form.getByRole('button', { name: 'Invalid recipient' })).toBeDisabled();
    await expect(form.getByRole('alert')).toBeVisible();
  }
  await recipient.fill(create2Deployer);
  await expect(form.getByText('A contract is at this address.')).toBeVisible();
  await recipient.fill(wallet.address());
  await expect(form.getByText('This is your own account.')).toBeVisible();
  await expectNoViolation(page);
  await review.click();
  await expect(confirm).toContainText('This is your own account.');
  await expectNoViolation(page);
});

test('[CHAIN-03] [TOK-09] sends to a name as it was confirmed, and not when the name resolves elsewhere by then', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const [friend, stranger] = [1, 2].map(() => privateKeyToAddress(generatePrivateKey())) as [
    Address,
    Address,
  ];
  const owner = await registerName(stack.rpcUrl);
  await owner.setAddress(friend);
  const { form, amount, recipient, review, confirm } = await openSend(page, wallet);
  await amount.fill('0.5');
  await recipient.fill(owner.name);
  await expect(form.getByText(`${owner.name} is ${friend}`)).toBeVisible();
  await review.click();
  await expect(confirm).toContainText(owner.name);
  await expect(confirm).toContainText(friend);
  await owner.setAddress(stranger);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `${owner.name} now leads to ${stranger}. You confirmed ${friend}`,
  );
  expect(wallet.sent).toEqual([]);
  await page.keyboard.press('Escape');
  await owner.setAddress(friend);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await closeTransaction(page);
  expect(await createChainReader(stack.rpcUrl).readBalance(friend, 'BNB')).toBe(parseUnits('0.5', 18));
});

test('[SWAP-15] the last step shows the output of a taxed token, and that amount arrives', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '1', tokens: { SAFE: '500' } });
  const recipient = privateKeyToAddress(generatePrivateKey());
  const { form, amount, recipient: field, review, confirm } = await openSend(page, wallet);
  await form.getByRole('button', { name: 'Send: BNB, choose another token' }).click();
  const tokens = page.getByRole('dialog', { name: 'Select a token' });
  await tokens.getByRole('list', { name: 'Tokens' }).getByText('SAFE', { exact: true }).click();
  await amount.fill('100');
  await field.fill(recipient);
  await review.click();
  const simulation = findSimulation(page);
  await openDetails(confirm);
  await expect(simulation.line('Leaves')).toHaveText('100 SAFE');
  await expect(simulation.line('Arrives')).toHaveText('98 SAFE');
  await expect(simulation.section.getByRole('alert')).toContainText(
    '98 SAFE would arrive instead of at least 100 SAFE',
  );
  await confirm.getByRole('button', { name: 'Send' }).click();
  await closeTransaction(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(recipient, 'SAFE')).toBe(parseUnits('98', 18));
});
