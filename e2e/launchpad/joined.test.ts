import { phone } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { findDay, findWeeks, showMonth } from '../fixture/launchpad-calendar.ts';
import { expectList, findRow } from '../fixture/launchpad-list.ts';
import { openBuyer } from '../fixture/launchpad-page.ts';
import { saveFile } from '../fixture/save-file.ts';
import { SpecifiedClient } from '../fixture/specified-client.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const home = 31337;
/** Holds 180,000 HELM of a sale that releases them week by week, and has claimed all of another one. */
const buyer = 7;

/** The next release of tokens of an account; one follows each week. */
async function readNextRelease(webUrl: string, ownerAddress: string): Promise<Date> {
  const client = new SpecifiedClient(webUrl);
  const now = new Date();
  for (const later of [0, 1]) {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later));
    const month = { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
    const { data } = await client.post('/launchpad/claim_calendar', { ownerAddress, ...month });
    const times: readonly number[] = data.map(({ claimTime }: { claimTime: number }) => claimTime * 1000);
    const next = times.toSorted((a, b) => a - b).find((time) => time > now.getTime());
    if (next !== undefined) return new Date(next);
  }
  throw new Error('No release is to come.');
}

test('[IDO-05] given an account with two sales, when it looks at table, calendar and file, then each has its tokens, on a phone too', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, buyer, [home]);
  const release = await readNextRelease(stack.webUrl, wallet.address());
  await page.goto('/launchpad?Joined');
  await expect(page.getByText('Connect a wallet to see your sales')).toBeVisible();
  await connectWallet(page, wallet);

  await test.step('the table has what was bought, claimed, and can be claimed', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Project Name',
      'Symbol',
      'Next Claim',
      'Allocation',
      'Claimed',
      'Claimable',
    ]);
    await expect(findRow(page, 'Helm Treasury')).toContainText(
      /HELMT.*132,750 HELMnow.*Allocation180,000Claimed0Claimable132,750$/,
    );
    await expect(findRow(page, 'Tidemark, first sale')).toContainText(
      /TIDEONE.*All claimed.*Allocation700,000Claimed700,000Claimable0$/,
    );
    await expectNoViolationInThemes(page);
  });

  await test.step('the file has the same', async () => {
    const rows = await saveFile(page, 'Your sales');
    expect(
      rows.map(({ project, symbol, allocation, claimed }) => [project, symbol, allocation, claimed]),
    ).toEqual([
      ['Tidemark, first sale', 'TIDEONE', '700000', '700000'],
      ['Helm Treasury', 'HELMT', '180000', '0'],
    ]);
  });

  await test.step('a search leaves one', async () => {
    await page.getByRole('searchbox', { name: 'Search sales' }).fill('tideone');
    await expect(page.getByRole('table').getByRole('link')).toHaveText(['Tidemark, first sale']);
  });

  await test.step('the calendar has the next release on its day', async () => {
    await page.getByRole('tab', { name: 'View Calendar' }).click();
    await showMonth(page, release);
    const tokens = findDay(page, release).getByRole('link', { name: /^6,750 HELM/ });
    await expect(tokens).toHaveAttribute('title', /^6,750 HELM of Helm Treasury · /);
    await page.setViewportSize(phone);
    await findWeeks(page, release)
      .getByRole('link', { name: /^6,750 HELM of Helm Treasury/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Helm Treasury');
    expect(new URL(page.url()).search).toBe('?Joined?HELMT');
    await page.goBack();
    await expectList(page, 'Joined');
  });

  await test.step('a phone has the amounts behind `Details`', async () => {
    const row = page
      .getByRole('list', { name: 'Joined' })
      .getByRole('listitem')
      .filter({ hasText: 'Helm Treasury' });
    await expect(row.getByRole('term')).toHaveCount(0);
    await row.getByRole('button', { name: 'Details: Helm Treasury' }).click();
    await expect(findDetail(row, 'Allocation')).toHaveText('180,000');
    await expect(findDetail(row, 'Claimable')).toHaveText('132,750');
    await expectNoViolationInThemes(page);
  });
});
