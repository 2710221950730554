import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { expectList, fillFirstPage, findCard, findRow, openList } from '../fixture/launchpad-list.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[IDO-01] [IDO-03] given the lists, when a visitor goes through them, reloads and goes back, then the address keeps the list, and the cards say what the sales are', async ({
  page,
}) => {
  await page.goto('/launchpad');

  await test.step('the active sales are first, with their terms of the chain', async () => {
    await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
    const keel = findCard(page, 'Keel Protocol');
    await expect(keel).toContainText('Commit fund close in');
    await expect(findDetail(keel, 'Swap rate')).toHaveText('1 BUSD = 40 KEEL');
    await expect(findDetail(keel, 'IDO supply')).toHaveText('2.00M KEEL');
    await expect(findDetail(keel, 'Total supply')).toHaveText('100M KEEL');
    await expect(keel.getByRole('list', { name: 'Links of Keel Protocol' }).getByRole('link')).toHaveCount(4);
    await expect(findCard(page, 'Gull Network')).toContainText('Join pool starts in');
    await expectNoViolationInThemes(page);
  });

  await test.step('its contract is copied whole', async () => {
    const contract = findDetail(findCard(page, 'Keel Protocol'), 'Contract');
    await contract.getByRole('button', { name: 'Copy contract address' }).click();
    await expect(contract).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(contract.getByTitle(copied, { exact: true })).toBeVisible();
    expect(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  await test.step('a project without a sale has no details yet', async () => {
    const mast = findCard(page, 'Mast');
    await expect(mast).toContainText('Commit fund starts in : TBA');
    await expect(mast.getByRole('link', { name: /^View details/ })).toHaveCount(0);
  });

  await test.step('a reload and the ways of the browser keep the list', async () => {
    await page.getByRole('tab', { name: 'Ended' }).click();
    await expectList(page, 'Ended');
    await page.reload();
    await expectList(page, 'Ended');
    await page.getByRole('link', { name: 'Venus Reserve' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Venus Reserve');
    expect(new URL(page.url()).search).toBe('?Ended?XVS');
    await page.goBack();
    await expectList(page, 'Ended');
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expectList(page, 'Upcoming');
    await page.goBack();
    await expectList(page, 'Ended');
    await page.goForward();
    await expectList(page, 'Upcoming');
  });
});

test('[IDO-04] given ended sales, then the table compares prices, finds a sale, and loads more until there is none', async ({
  page,
}) => {
  await openList(page, 'Ended');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Project Name',
    'Chain',
    'Token',
    'Swap rate',
    'Current price',
    'ROI',
  ]);
  await expect(findRow(page, 'Venus Reserve')).toContainText(
    /BSC.*XVS.*1 BUSD = 0\.5 XVS.*\$[\d,.]+.*\d\.\d\d%(up|down)/,
  );
  await expect(findRow(page, 'Helm Treasury')).toContainText(/Ethereum.*HELM.*1 USDT = 10 HELM.*–/);
  await expect(findRow(page, 'Tidemark, first sale')).toContainText(/Poly.*TIDE.*1 USDC = 100 TIDE/);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expectNoViolationInThemes(page);

  await test.step('a search finds a name or a symbol, and says what matches nothing', async () => {
    const search = page.getByRole('searchbox', { name: 'Search sales' });
    await search.fill('helm');
    await expect(page.getByRole('table').getByRole('link')).toHaveText([
      'Helm for early teams',
      'Helm Treasury',
      'Helm',
    ]);
    await search.fill('no such sale');
    await expect(page.getByText('Empty !')).toBeVisible();
    await expect(page.getByText('No sale matches “no such sale”.')).toBeVisible();
  });

  await test.step('a full page has a next one; the last page ends the list', async () => {
    await page.route('**/api/launchpad/ended_idos', fillFirstPage);
    await page.reload();
    await expect(findRow(page, 'Copy 20')).toBeVisible();
    await expect(findRow(page, 'Venus Reserve')).toHaveCount(0);
    await clickUntil(page.getByRole('button', { name: 'Load more' }), findRow(page, 'Venus Reserve'));
    await expect(findRow(page, 'Copy 1').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });
});
