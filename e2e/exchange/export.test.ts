import { createClient, formatUnits, http, parseEventLogs, type Hash } from 'viem';
import { getBlock } from 'viem/actions';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { createChainReader } from '../fixture/chain-reader.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findPool } from '../fixture/find-pool.ts';
import { supply } from '../fixture/liquidity-page.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { saveFile } from '../fixture/save-file.ts';
import { swap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

async function readEvents(rpcUrl: string, hash: Hash) {
  const chain = createChainReader(rpcUrl);
  const { logs, blockNumber } = await chain.readReceipt(hash);
  const { timestamp } = await getBlock(createClient({ transport: http(rpcUrl) }), { blockNumber });
  const time = new Date(Number(timestamp) * 1000).toISOString();
  return { time, blockNumber, events: parseEventLogs({ abi: pairAbi, logs }) };
}

test('[LIQ-09] the user’s own trades, liquidity and positions as CSV equal the chain’s logs', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const wallet = await openWallet({ native: '5', tokens: { CAKE: '700' } });
  const account = wallet.address();
  await supply(page, wallet, 'BNB', 'CAKE', '1');
  const addHash = wallet.sent.at(-1)!;
  await page.goto(toSwapUrl({ from: 'BNB', to: 'GULL', amount: '0.01' }));
  await swap(page);
  const swapHash = wallet.sent.at(-1)!;

  await page.goto('/pool');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await expectNoViolation(page);

  await test.step('every swap of the trade, pool by pool', async () => {
    const { time, blockNumber, events } = await readEvents(stack.rpcUrl, swapHash);
    const swaps = events.filter(({ eventName }) => eventName === 'Swap');
    expect(swaps.length).toBeGreaterThan(1);
    const rows = await saveFile(page, 'Trades');
    expect(rows).toHaveLength(swaps.length);
    for (const event of swaps) {
      if (event.eventName !== 'Swap') continue;
      const { amount0In, amount1In, amount0Out, amount1Out } = event.args;
      const row = rows.find(({ log_index }) => log_index === String(event.logIndex))!;
      expect(row).toMatchObject({
        time,
        block: String(blockNumber),
        transaction: swapHash,
        pool: event.address.toLowerCase(),
        account: account.toLowerCase(),
        amount_in_raw: String(amount0In || amount1In),
        amount_in: formatUnits(amount0In || amount1In, 18),
        amount_out_raw: String(amount0Out || amount1Out),
        amount_out: formatUnits(amount0Out || amount1Out, 18),
      });
    }
    await expect(page.getByText(`Saved ${swaps.length} rows.`)).toBeVisible();
  });

  await test.step('the deposit', async () => {
    const { time, events } = await readEvents(stack.rpcUrl, addHash);
    const minted = events.find(({ eventName }) => eventName === 'Mint')!;
    if (minted.eventName !== 'Mint') throw new Error('no deposit');
    const rows = await saveFile(page, 'Liquidity');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      time,
      transaction: addHash,
      kind: 'add',
      amount0_raw: String(minted.args.amount0),
      amount1_raw: String(minted.args.amount1),
      amount0: formatUnits(minted.args.amount0, 18),
    });
  });

  await test.step('the position', async () => {
    const chain = createChainReader(stack.rpcUrl);
    const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
    const { held } = await chain.readShares(pool.address, account);
    const rows = await saveFile(page, 'Positions');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      pool: pool.address.toLowerCase(),
      pool_tokens_raw: String(held),
      pool_tokens: formatUnits(held, 18),
      is_complete: 'true',
    });
    expect(Number(rows[0]!['value_usd'])).toBeGreaterThan(100);
  });

  await test.step('a long history shows its progress and can be cancelled; a failed one saves nothing', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/exchange/swaps*', async (route) => {
      await held;
      await route.abort();
    });
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const save = dialog.getByRole('button', { name: 'Save CSV: Trades' });
    await save.click();
    await expect(dialog.getByText('0 rows so far')).toBeVisible();
    // Before the request runs into its own limit.
    await clickUntil(dialog.getByRole('button', { name: 'Cancel' }), save, 500);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    release();
    // A second click on the same button within 200 ms is ignored (SHELL-11).
    await expect(async () => {
      await save.click();
      await expect(dialog.getByRole('alert')).toContainText('Nothing was saved', { timeout: 2_000 });
    }).toPass();
  });
});
