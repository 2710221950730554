import type { Locator, Page } from '@playwright/test';
import {
  findLiquidityCard,
  openRemove,
  toAddPath,
  toCurrencyId,
  toRemovePath,
} from '../fixture/liquidity-page.ts';
import { expectFit } from '../fixture/long-words.ts';
import { listObscured } from '../fixture/obscured.ts';
import { openSwap, toSwapUrl } from '../fixture/open-swap.ts';
import { openSettings } from '../fixture/settings-dialog.ts';
import { confirmSwap, findSwapCard, findTokenDialog, findTokenRows } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { giveShares } from '../fixture/trader.ts';
import { openAccount } from '../fixture/wallet-dialog.ts';

/** A window of 1280 × 900 pixels at a zoom of 200%. */
const zoomed = { width: 640, height: 450 };

test.use({ viewport: zoomed, deviceScaleFactor: 2 });

const softly = expect.configure({ soft: true });

/**
 * Expects that each control of a screen can be reached at 200%, then that texts which are 40% longer fit at every
 * width. The page must be loaded again.
 */
async function expectScreenFit(page: Page, name: string, root: Locator): Promise<void> {
  await softly.poll(() => listObscured(root), { message: `${name} at 200%` }).toEqual([]);
  await expectFit(page, name);
  await page.setViewportSize(zoomed);
}

test('[SHELL-03] [SHELL-05] [SWAP-01] given a zoom of 200%, or texts that are 40% longer, then every screen and dialog of a trade fits', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2', tokens: { BUSD: '5' } });
  const link = { from: 'BNB', to: 'BUSD', amount: '0.001' };
  const open = async (path = toSwapUrl(link)) => {
    await page.goto(path);
    await expect(findSwapCard(page).button('Swap')).toBeEnabled();
  };
  const { card, button, openDetails } = await openSwap(page, wallet, link);
  await expect(button('Swap')).toBeEnabled();
  await openDetails();
  await expectScreenFit(page, '/swap', card);

  await open();
  await findSwapCard(page).token('To').click();
  await expect(findTokenRows(page).first()).toBeVisible();
  await expectScreenFit(page, 'token dialog', findTokenDialog(page));

  await open();
  await button('Swap').click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(confirmation.getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
  await expectScreenFit(page, 'confirmation', confirmation);

  await open();
  await confirmSwap(page);
  await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
  await expectScreenFit(page, 'end of a swap', page.getByRole('dialog'));

  await open();
  await expectScreenFit(page, 'settings', await openSettings(page));
});

test('[SHELL-03] [SHELL-05] [WAL-03] given a zoom of 200%, or texts that are 40% longer, then the account and its transfers fit', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '5' } });
  await openSwap(page, wallet, {});
  const account = await openAccount(page, wallet);
  await expect(account.getByRole('list', { name: 'Tokens on Local BSC' })).toBeVisible();
  await expectScreenFit(page, 'account', account);

  for (const name of ['Send', 'Receive']) {
    await page.reload();
    await openAccount(page, wallet);
    await account.getByRole('button', { name }).click();
    const shown = page.getByRole('dialog', { name });
    await expect(shown).toBeVisible();
    await expectScreenFit(page, name, shown);
  }
});

test('[SHELL-03] [SHELL-05] [LIQ-02] [LIQ-04] given a zoom of 200%, or texts that are 40% longer, then every list, position and approval fits', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2', tokens: { XVS: '30' } });
  await giveShares(stack.rpcUrl, wallet.address(), 'XVS');
  await openSwap(page, wallet, {});
  const main = page.getByRole('main');

  await page.goto('/pool');
  const position = page.getByRole('list', { name: 'Liquidity' }).getByRole('button');
  await position.click();
  await expect(page.getByRole('link', { name: 'Remove', exact: true })).toBeVisible();
  await expectScreenFit(page, '/pool', main);

  await page.goto('/pool');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expectScreenFit(page, 'export', page.getByRole('dialog', { name: 'Export' }));

  await page.goto(toAddPath('BNB', 'XVS'));
  const add = findLiquidityCard(page, 'Add liquidity');
  await add.first.fill('0.01');
  await expect(add.button('Supply')).toBeEnabled();
  await expectScreenFit(page, '/add', add.card);
  await page.reload();
  await add.first.fill('0.01');
  await add.button('Supply').click();
  const deposit = page.getByRole('dialog', { name: 'You will receive' });
  await expect(deposit.getByRole('button', { name: 'Approve XVS', exact: true })).toBeEnabled();
  await expectScreenFit(page, 'deposit', deposit);

  await page.goto('/find');
  const find = findLiquidityCard(page, 'Import Pool').card;
  await find.getByRole('button', { name: /^Second token/ }).click();
  await findTokenDialog(page).getByRole('searchbox').fill(toCurrencyId('XVS'));
  await findTokenRows(page).first().click();
  await expect(find).toContainText('Pool found.');
  await expectScreenFit(page, '/find', main);

  await page.goto(toRemovePath('BNB', 'XVS'));
  const remove = findLiquidityCard(page, 'Remove liquidity');
  await remove.button('Max').click();
  await expect(remove.button('Sign and remove')).toBeEnabled();
  await expectScreenFit(page, '/remove', remove.card);
  await page.reload();
  await remove.button('Max').click();
  await expectScreenFit(page, 'withdrawal', await openRemove(page));

  // A list below the first screen comes last.
  for (const [path, last] of [
    ['/tokens', page.getByRole('table')],
    [`/tokens/${toCurrencyId('XVS')}`, page.getByRole('table', { name: 'Transactions' })],
    ['/pools', page.getByRole('table', { name: 'Pools' })],
    ['/approvals', main],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(last).toBeVisible();
    await expectScreenFit(page, path, main);
  }
});
