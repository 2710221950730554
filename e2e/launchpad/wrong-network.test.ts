import { clickUntil } from '../fixture/click-until.ts';
import { phone } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { closeRows, openBuyer, openProject, reopenProject } from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';

test.use({ viewport: phone });

const home = 31337;
const [change, add] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'];

const listChanges = ({ log }: TestWallet) =>
  log.flatMap(({ method }) => (method === change || method === add ? [method] : []));

test('[IDO-08] [IDO-17] [WAL-04] given a phone whose wallet knows the home chain alone, when it opens sales of other chains, then a dialog names the network, adds it, and says what failed', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 7, [home]);

  await test.step('a claim on Ethereum: a refused request is a notice, the next one adds the network', async () => {
    const panel = await openProject(page, wallet, 'HELMT');
    const dialog = page.getByRole('dialog', { name: 'Please select network Ethereum' });
    await expect(dialog).toContainText('This sale is on Ethereum. Your wallet is on another network.');
    await expectNoViolationInThemes(page);
    wallet.decide(add, 'reject');
    const button = dialog.getByRole('button', { name: 'Switch Network' });
    await button.click();
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    await expect(notice).toContainText('Please select network Ethereum');
    await expect(notice).toContainText('rejected');
    await expect(dialog).toBeVisible();
    wallet.decide(add, 'approve');
    const rows = page.getByRole('dialog', { name: 'Claim Progress' });
    await clickUntil(button, rows, 10_000);
    await closeRows(page);
    expect(listChanges(wallet)).toEqual([change, add, change, add, change]);
    await expect(panel.getByRole('button', { name: /^Claim \d/ })).toBeVisible();
  });

  await test.step('a join on Polygon: the dialog comes once, and the panel keeps its text and its button', async () => {
    const before = listChanges(wallet).length;
    const panel = await reopenProject(page, 'TIDETWO');
    const dialog = page.getByRole('dialog', { name: 'Please select network Polygon' });
    await expect(dialog).toContainText('This sale is on Polygon.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('Please select network Polygon');
    await expect(panel.getByLabel('Amount')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Switch Network' }).click();
    await expect(page.getByRole('dialog', { name: 'Just A Sec!' })).toBeVisible();
    expect(listChanges(wallet).slice(before)).toEqual([change, add, change]);
  });

  await test.step('a join on the home chain: a network that the wallet knows is only switched to', async () => {
    const before = listChanges(wallet).length;
    await reopenProject(page, 'KEEL');
    const dialog = page.getByRole('dialog', { name: 'Please select network BSC' });
    await dialog.getByRole('button', { name: 'Switch Network' }).click();
    await expect(page.getByRole('dialog', { name: 'Just A Sec!' })).toBeVisible();
    expect(listChanges(wallet).slice(before)).toEqual([change]);
  });
  expect(wallet.sent).toEqual([]);
});
