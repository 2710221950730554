import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { marketInfoSchema } from '@tradewind/schema/market-info/market-info';
import { type APIRequestContext, expect } from '@playwright/test';
import { parseUnits } from 'viem';
import * as z from 'zod/mini';
import { findNetwork, findToken } from '../fixture/local-chain.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard, findTokenRows } from '../fixture/swap-card.ts';
import { test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const answerSchema = z.object({ data: marketInfoSchema });

/** US dollars × 10^18 of a whole token, as the index has it now. */
async function readPrice(request: APIRequestContext, address: string): Promise<bigint> {
  const answer = await request.get('/api/Market/api/get_market');
  const { tokens } = answerSchema.parse(await answer.json()).data;
  const found = tokens.find((token) => token.address.toLowerCase() === address.toLowerCase());
  return parseUnits((found?.priceUsd ?? Number.NaN).toFixed(18), 18);
}

test('[SWAP-04] given amounts of both sides, then each shows its value by the prices of the index, and their difference', async ({
  page,
  request,
}) => {
  await page.goto(toSwapUrl({ from: 'BNB', to: 'DAI', amount: '2' }));
  const { card } = findSwapCard(page);
  await expect(async () => {
    const price = await readPrice(request, findNetwork().wrappedNative);
    await expect(card).toContainText(formatUsd(2n * price), { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(card).toContainText(/\$[\d,.]+ ?\([+−]?\d+\.\d\d%/);
});

test('[SWAP-04] given a token without a price, then its value is a dash with the reason, never 0', async ({
  page,
}) => {
  await page.goto(toSwapUrl({ from: 'GULL', to: 'BNB', amount: '1' }));
  const { card } = findSwapCard(page);
  await expect(card.getByTitle(/GULL has no price here/).first()).toBeVisible();
  await expect(card).not.toContainText('$0.00');
});

test('[TOK-01] given balances with prices, then the picker shows their values, the largest first', async ({
  page,
  request,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { DAI: '3000', BUSD: '40' } });
  await page.goto('/swap');
  await connectWallet(page, wallet);
  await findSwapCard(page).token('To').click();
  await expect(async () => {
    const price = await readPrice(request, findToken('DAI').address);
    const row = findTokenRows(page).nth(1);
    await expect(row).toContainText('DAI', { timeout: 1_000 });
    await expect(row).toContainText(formatUsd(3000n * price), { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(findTokenRows(page).nth(2)).toContainText(/BUSD.*\$\d/s);
});
