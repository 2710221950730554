import { createChainReader } from '../fixture/chain-reader.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { openSwap } from '../fixture/open-swap.ts';
import {
  approveInSwap,
  closeTransaction,
  confirmSwap,
  findDetail,
  openConfirmation,
} from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { readNetworkFee } from '../fixture/write-dialog.ts';

test('[SWAP-15] given a swap, then its dialog says the network fee within a fifth of what the receipt says', async ({
  page,
  openWallet,
  request,
  stack,
}) => {
  const wallet = await openWallet({ native: '1' });
  // So little that the prices of other tests stay.
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.001' });
  await openConfirmation(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expectValue(request, findDetail(dialog, 'You pay'), { symbol: 'BNB', amount: '0.001' });
  const told = await readNetworkFee(dialog);
  await confirmSwap(page);
  await closeTransaction(page);
  const { gasUsed, effectiveGasPrice } = await createChainReader(stack.rpcUrl).readReceipt(wallet.sent[0]!);
  const paid = Number(gasUsed * effectiveGasPrice) / 1e18;
  expect(Math.abs(told / paid - 1)).toBeLessThan(0.2);
});

test('[SWAP-15] given a swap that needs an approval, then the fee before it covers both transactions within a fifth', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '10' } });
  const card = await openSwap(page, wallet, { from: 'BUSD', to: 'BNB', amount: '1' });
  await card.button('Swap').click();
  const told = await readNetworkFee(page.getByRole('dialog', { name: 'Confirm Swap' }));
  await approveInSwap(page, 'BUSD');
  await confirmSwap(page);
  await closeTransaction(page);
  expect(wallet.sent).toHaveLength(2);
  const chain = createChainReader(stack.rpcUrl);
  const receipts = await Promise.all(wallet.sent.map((hash) => chain.readReceipt(hash)));
  const paid = receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice,
    0n,
  );
  expect(Math.abs(told / (Number(paid) / 1e18) - 1)).toBeLessThan(0.2);
});

test('[SWAP-15] given an account that cannot pay the fee beside the amount, then the dialog says what it needs, and the wallet stays closed', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.99999999' });
  await page
    .getByRole('region', { name: 'Exchange' })
    .getByRole('button', { name: 'Swap', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(dialog.getByText(/^Not enough BNB for the network fee \(need 0\.\d+ BNB\)$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeDisabled();
  expect(wallet.sent).toEqual([]);
});
