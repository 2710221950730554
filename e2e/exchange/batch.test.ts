import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { confirmSupply, openAdd } from '../fixture/liquidity-page.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { approve, closeTransaction, confirmSwap, swap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { openRecentTransactions } from '../fixture/wallet-dialog.ts';
import { expectSameDialog, keepDialog, readNetworkFee } from '../fixture/write-dialog.ts';

const link = { from: 'BUSD', to: 'BNB', amount: '40' };

/** Lists the requests that opened a prompt in the wallet. */
function listPrompts(wallet: TestWallet): string[] {
  return wallet.log
    .map(({ method }) => method)
    .filter((method) => /^eth_(send|sign)|wallet_sendCalls/.test(method));
}

test('[SWAP-07] [WAL-01] a wallet that batches approves and swaps with one prompt and one receipt', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '100' } }, { isBatching: true });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openSwap(page, wallet, link);
  await expect(card.button('Approve and swap')).toBeEnabled();
  await expect(card.button('Approve BUSD instead')).toBeVisible();
  await expectNoViolation(page);
  await card.button('Approve and swap').click();
  const dialog = page.getByRole('dialog');
  const fee = await readNetworkFee(dialog);
  await keepDialog(dialog);
  await expectSameDialog(page);
  await confirmSwap(page, 'Approve and swap');
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  await expectSameDialog(page);
  await closeTransaction(page);

  expect(listPrompts(wallet)).toEqual(['wallet_sendCalls']);
  const [request] = wallet.log.find(({ method }) => method === 'wallet_sendCalls')!.params;
  expect(request).toMatchObject({ version: '2.0.0', atomicRequired: true, chainId: '0x7a69' });
  expect((request as { calls: unknown[] }).calls).toHaveLength(2);
  expect(wallet.sent).toHaveLength(1);
  const receipt = await chain.readReceipt(wallet.sent[0]!);
  expect(receipt.status).toBe('success');
  const paid = Number(receipt.gasUsed * receipt.effectiveGasPrice) / 1e18;
  expect(Math.abs(fee / paid - 1), `${fee} and ${paid}`).toBeLessThan(0.2);
  expect(await chain.readBalance(wallet.address(), 'BUSD')).toBe(parseUnits('60', 18));
  expect(await chain.readAllowance(wallet.address(), 'BUSD')).toBe(0n);
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem')).toContainText(/Swap 40 BUSD.*Confirmed/);
  await expect(recent.getByRole('link')).toHaveAttribute('href', new RegExp(wallet.sent[0]!));
});

test('[SWAP-07] given a rejected batch, then nothing is sent; the user can approve instead', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '100' } }, { isBatching: true });
  const card = await openSwap(page, wallet, link);
  wallet.decide('wallet_sendCalls', 'reject');
  await confirmSwap(page, 'Approve and swap');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Transaction rejected.');
  await page.keyboard.press('Escape');
  await expect(card.from).toHaveValue('40');
  expect(wallet.sent).toHaveLength(0);
  await approve(page, 'BUSD');
  await swap(page);
  expect(wallet.sent).toHaveLength(2);
});

test('[SWAP-07] given a wallet that announces batches but rejects them, then the next best method is used', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { USDC: '100' } }, { isBatching: true });
  const card = await openSwap(page, wallet, { from: 'USDC', to: 'USDT', amount: '40' });
  wallet.decide('wallet_sendCalls', { code: 5760, message: 'Atomicity not supported.' });
  await confirmSwap(page, 'Approve and swap');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.card).toContainText('Your wallet could not do it in one step.');
  expect(wallet.sent).toHaveLength(0);
  await confirmSwap(page, 'Sign and swap');
  await closeTransaction(page);
});

test('[TX-02] [TX-03] a batch is followed over a reload, and by the transaction that replaced it', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '100' } }, { isBatching: true });
  await openSwap(page, wallet, link);
  wallet.hold();
  await confirmSwap(page, 'Approve and swap');
  await expect(page.getByRole('dialog')).toContainText('Your wallet has it.');
  await page.reload();
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem')).toContainText(/Swap 40 BUSD.*Pending/);
  await expect(recent.getByRole('link')).toHaveCount(0);
  const replaced = await wallet.replace('sped-up');
  await wallet.release();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Transaction confirmed');
  await expect(recent.getByRole('listitem')).toContainText('Confirmed');
  await expect(recent.getByRole('link')).toHaveAttribute('href', new RegExp(replaced));
});

test('[LIQ-02] two tokens are approved and supplied with one prompt', async ({ page, openWallet, stack }) => {
  const wallet = await openWallet({ tokens: { BUSD: '100', USDT: '100' } }, { isBatching: true });
  const card = await openAdd(page, wallet, 'BUSD', 'USDT');
  await card.first.fill('30');
  await confirmSupply(page, 'Approve and supply');
  await closeTransaction(page);
  expect(listPrompts(wallet)).toEqual(['wallet_sendCalls']);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(wallet.address(), 'BUSD')).toBe(parseUnits('70', 18));
});
