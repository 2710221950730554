import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { findTokenDialog, findTokenRows } from '../fixture/swap-card.ts';

test('[TOK-01] [TOK-02] [TOK-08] the token dialog searches, sorts by balance and offers the common tokens', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { CAKE: '70', USDT: '5000.25', GULL: '1' } });
  const { token } = await openSwap(page, wallet, {});
  await token('To').click();
  const dialog = findTokenDialog(page);
  const search = dialog.getByRole('searchbox', { name: 'Search name, symbol or address' });
  const rows = findTokenRows(page);

  await test.step('largest balance first, the native coin at the top, each with its balance and value', async () => {
    await expect(rows.nth(0)).toContainText(/BNB.*(3|2\.999+\d*)\$\d/);
    await expect(rows.nth(1)).toContainText(/USDT.*5,?000\.25\$5,000/);
    await expect(rows.nth(2)).toContainText(/CAKE.*70\$\d/);
    await expect(rows.nth(3)).toContainText(/GULL.*1–/);
    await dialog.getByRole('button', { name: 'Largest balance first. Show the smallest first' }).click();
    await expect(rows.nth(0)).toContainText('BNB');
    await expect(rows.nth(1)).toContainText(/0$/);
  });

  await test.step('the native coin by e, et and eth, and by its own symbol', async () => {
    for (const typed of ['e', 'et', 'eth', 'ETH', 'bnb']) {
      await search.fill(typed);
      await expect(rows.first()).toContainText('Native coin');
    }
    await search.fill('ether');
    await expect(rows.filter({ hasText: 'Native coin' })).toHaveCount(0);
  });

  await test.step('tokens by symbol, by name and by address', async () => {
    await search.fill('gul');
    await expect(rows).toHaveText([/GULL/]);
    await search.fill('venus');
    await expect(rows).toHaveText([/XVS/]);
    await search.fill(findToken('BTCB').address);
    await expect(rows).toHaveText([/BTCB/]);
    await search.fill('no such token');
    await expect(dialog.getByText('No token matches')).toBeVisible();
  });

  await test.step('a common token in one click; a search hides them', async () => {
    const common = dialog.getByRole('list', { name: 'Common bases' }).getByRole('button');
    await expect(common).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Clear text' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(common).toHaveText(
      ['BNB', 'DAI', 'BUSD', 'USDT', 'UST', 'BSCS', 'WBNB'].map((s) => new RegExp(`${s}$`)),
    );
    await common.last().focus();
    await expect(common.last()).toBeInViewport({ ratio: 1 });
    await common.filter({ hasText: 'USDT' }).click();
    await expect(dialog).toBeHidden();
    await expect(token('To')).toContainText('USDT');
  });

  await test.step("Enter takes the first match; choosing the other side's token swaps the sides", async () => {
    await token('To').click();
    await search.fill('eth');
    await search.press('Enter');
    await expect(token('To')).toContainText('BNB');
    await expect(token('From')).toContainText('USDT');
  });
});
