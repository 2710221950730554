import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/test.ts';
import { openRecentTransactions } from '../fixture/wallet-dialog.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { confirmSwap } from '../fixture/swap-card.ts';

test('[SWAP-08] [WAL-03] given a pending transaction, when the page reloads, then it is followed to its end', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  wallet.hold();
  await confirmSwap(page);
  await expect(page.getByRole('dialog').getByText('Transaction submitted')).toBeVisible();
  await page.reload();

  const recent = (await openRecentTransactions(page, wallet)).getByRole('listitem');
  await expect(recent).toContainText(/Swap 1 BNB for .* BUSD( over \d routes)?\s*Pending/);

  await wallet.release();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Transaction confirmed');
  await expect(recent).toContainText('Confirmed');
  expect(await chain.readBalance(wallet.address(), 'BUSD')).toBeGreaterThan(parseUnits('500', 18));
});
