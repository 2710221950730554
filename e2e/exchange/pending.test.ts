import { createChainReader } from '../fixture/chain-reader.ts';
import { confirmSwap, findSwapCard } from '../fixture/swap-card.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { expect, test } from '../fixture/test.ts';

type RpcCall = { method: string };

test('[SHELL-12] given a slow swap, then it is shown as pending and followed; the screen then updates without a reload', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3' });
  const requested: { method: string; at: number }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(stack.rpcUrl)) return;
    const calls = [request.postDataJSON() as RpcCall | RpcCall[]].flat();
    requested.push(...calls.map(({ method }) => ({ method, at: Date.now() })));
  });
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '1' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  wallet.hold();
  await confirmSwap(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Transaction submitted')).toBeVisible();
  await expect(dialog.getByText('The transaction is still pending.')).toBeVisible({ timeout: 30_000 });

  await wallet.release();
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  const received = await createChainReader(stack.rpcUrl).readBalance(wallet.address(), 'BUSD');
  expect(received).toBeGreaterThan(0n);
  const card = findSwapCard(page);
  await expect(card.card.getByText(/Balance: 1\.99/)).toBeVisible();
  await expect(card.card.getByText(/Balance: [1-9]\d\d/)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const receipts = requested
    .filter(({ method }) => method === 'eth_getTransactionReceipt')
    .map(({ at }) => at);
  // The dialog reads the receipt once more for its figures.
  const followed = receipts.slice(0, -1);
  const gaps = followed.slice(1).map((at, index) => at - (followed[index] ?? 0));
  expect(followed.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(900);
});
