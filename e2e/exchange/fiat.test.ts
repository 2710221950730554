import { expectValue } from '../fixture/index-prices.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard, findTokenRows } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

test('[SWAP-04] given amounts of both sides, then each shows its value by the prices of the index, and their difference', async ({
  page,
  request,
}) => {
  await page.goto(toSwapUrl({ from: 'BNB', to: 'DAI', amount: '2' }));
  const { card } = findSwapCard(page);
  await expectValue(request, card, { symbol: 'BNB', amount: '2' });
  await expect(card).toContainText(/\$[\d,.]+ ?\([+−]?\d+\.\d\d%/);
  await page.goto(toSwapUrl({ from: 'BNB', to: 'DAI', amount: '500', isExactOut: true }));
  await expectValue(request, card, { symbol: 'DAI', amount: '500' });
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
  const row = findTokenRows(page).nth(1);
  await expect(row).toContainText('DAI');
  await expectValue(request, row, { symbol: 'DAI', amount: '3000' });
  await expect(findTokenRows(page).nth(2)).toContainText(/BUSD.*\$\d/s);
});
