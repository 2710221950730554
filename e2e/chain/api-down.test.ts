import { toSwapUrl } from '../fixture/open-swap.ts';
import {
  closeTransaction,
  confirmSwap,
  findSwapCard,
  findTokenDialog,
  findTokenRows,
} from '../fixture/swap-card.ts';
import { connectWallet, openRecentTransactions } from '../fixture/wallet-dialog.ts';
import { expect, test } from '../fixture/fault-test.ts';

test('[CHAIN-01] [SHELL-09] given the API is down, then quote, swap, receipt and positions come from the chain, and only indexed data shows an error', async ({
  page,
  stack,
  watch,
  openWallet,
  startSite,
}) => {
  watch.allow(/market|Market|pools|announcement|Announcement/);
  const site = await startSite([stack.rpcUrl]);
  const wallet = await openWallet({ native: '2' });
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  await connectWallet(page, wallet);
  const card = findSwapCard(page);
  await expect(card.to).toHaveValue(/^\d+\.\d+$/);
  await card.token('To').click();
  await expect(findTokenRows(page).nth(3)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findTokenDialog(page)).toBeHidden();

  await confirmSwap(page);
  await closeTransaction(page);
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem')).toContainText(/Swap 1 BNB for .* XVS\s*Confirmed/);
  await page.keyboard.press('Escape');
  await expect(card.card).toContainText(/Balance: 0\.99/);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Home' }).click();
  const figures = page.getByRole('region', { name: 'Market' });
  await expect(figures).toContainText('The market figures could not be read.');
  await expect(figures.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(figures).not.toContainText(/\$0(?!\.)/);
  await page.goto(`${site}/pool`);
  await expect(page.getByRole('main')).toContainText('No liquidity found');
});
