import type { Locator } from '@playwright/test';
import { findCard, findRow } from '../fixture/launchpad-list.ts';
import { openBuyer } from '../fixture/launchpad-page.ts';
import { ethereum, expect, home, polygon, test } from '../fixture/three-chains-test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

/** Has a part in a sale of Ethereum and in one of Polygon, and is not on the list of the one at home. */
const buyer = 7;
/** A node that is down is tried again. */
const patience = { timeout: 40_000 };

/** What a panel may say of a sale or of an account only when it has read it. */
const claims =
  /\d\.\d|\b0%|Allocation|You committed|You have't joined pool|You're not whitelisted|COMING|GOING|OPEN|CLOSE/;

/** Expects a text, and beside it in the same moment no other: a panel that reads again is empty for that time. */
async function expectAlone(panel: Locator, said: string, never: RegExp): Promise<void> {
  await expect(async () => {
    const text = await panel.innerText();
    expect(text).toContain(said);
    expect(text).not.toMatch(never);
  }).toPass(patience);
}

const expectUnknown = (panel: Locator) => expectAlone(panel, 'This network does not answer', claims);

test('[IDO-06] [IDO-08] [CHAIN-02] [SHELL-06] given three chains, when one is cut off, then its sales are unknown, those of the others go on, and it comes back by itself', async ({
  page,
  chains,
  site,
  watch,
}) => {
  watch.allow(/your_allocations/);
  chains[ethereum]!.fail('down');
  const wallet = await openBuyer(page, site, buyer, [home, ethereum, polygon]);
  const panel = page.getByRole('region', { name: 'Public sale' });

  await test.step('the sale of the chain that is away is unknown, also as a claim', async () => {
    await page.goto(`${site}/launchpad?Active?HELMT`);
    await connectWallet(page, wallet);
    await expectUnknown(panel);
    await page.getByRole('link', { name: 'Back to Active' }).click();
    await expect(findCard(page, 'Keel Protocol')).toContainText('OPEN');
    await expect(findCard(page, 'Tidemark, second sale')).toContainText('OPEN');
    await page.getByRole('tab', { name: 'Joined' }).click();
    await expect(findRow(page, 'Helm Treasury')).toBeVisible();
    await expect(page.getByText('Ethereum does not answer, so its claims are unknown.')).toBeVisible(
      patience,
    );
  });

  await test.step('a sale of another chain goes on', async () => {
    await page.getByRole('link', { name: 'Tidemark, first sale' }).click();
    await expect(panel).toContainText('Allocation: 700,000.0000 TIDE');
    await expect(panel.getByRole('button', { name: 'Claimed' })).toBeDisabled();
    await page.goBack();
  });

  await test.step('when the node answers again, the claim is there without a reload', async () => {
    chains[ethereum]!.fail('none');
    await expect(page.getByRole('button', { name: 'Claim all on Ethereum' })).toBeVisible(patience);
    await page.getByRole('link', { name: 'Helm Treasury' }).click();
    await expect(panel).toContainText('Allocation: 180,000.0000 HELM');
  });

  await test.step('a sale that was read before is marked as old, and keeps its figures', async () => {
    chains[ethereum]!.fail('down');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible(patience);
    await expect(panel).toContainText('Allocation: 180,000.0000 HELM');
  });

  await test.step('a list that nobody reads names no account as left out', async () => {
    await page.route('**/api/Ido/your_allocations', (route) => route.abort());
    await page.goto(`${site}/launchpad?Active?KEELCREW`);
    const crew = page.getByRole('region', { name: 'Community sale' });
    await expectAlone(
      crew,
      'We can’t read the list of this sale now',
      /You're not whitelisted|You committed/,
    );
    await expect(crew).toContainText('OPEN');
  });

  await test.step('the same with the home chain away', async () => {
    await page.unroute('**/api/Ido/your_allocations');
    chains[home]!.fail('down');
    await page.goto(`${site}/launchpad?Active?KEELCREW`);
    await expectUnknown(page.getByRole('region', { name: 'Community sale' }));
  });
});
