import { openNewBuyer, openProject, reopenProject } from '../fixture/launchpad-page.ts';
import { expectList, findRow } from '../fixture/launchpad-list.ts';
import { findPill, waitForNonce } from '../fixture/pending.ts';
import { expect, test } from '../fixture/test.ts';
import { acceptDisclaimer } from './accept-disclaimer.ts';

const [home, poly] = [31337, 31339] as const;

test('[IDO-08] [TX-02] [TX-04] given a join that waits for the wallet, then another tab refuses the same one; a tab closed after the signature loses nothing', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '1000' } });
  const panel = await openProject(page, wallet, 'KEEL');
  await acceptDisclaimer(page);
  await panel.getByLabel('Amount').fill('300');
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BUSD', exact: true }).click();
  const confirm = dialog.getByRole('button', { name: 'Confirm commit' });
  await expect(confirm).toBeEnabled();
  wallet.decide('eth_sendTransaction', 'hold');
  await confirm.click();
  const prompt = await wallet.nextPending('eth_sendTransaction');

  await test.step('another tab refuses it while the wallet shows it', async () => {
    const second = await wallet.openTab();
    // A background tab draws no frames, so nothing in it can be clicked.
    await second.bringToFront();
    const form = await reopenProject(second, 'KEEL');
    await form.getByLabel('Amount').fill('300');
    await form.getByRole('button', { name: 'Commit fund' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm commit' }).click();
    await expect(second.getByRole('dialog', { name: 'Error' })).toContainText(
      'Your wallet may still show a request for Commit 300 BUSD.',
    );
    expect(wallet.log.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2);
    await second.close();
  });

  await test.step('a new tab shows what the closed one signed, before and after its block', async () => {
    wallet.hold();
    prompt.approve();
    await expect(dialog.getByText('Transaction submitted')).toBeVisible();
    await page.close();
    await expect.poll(() => wallet.sent.length).toBe(2);
    const later = await wallet.openTab();
    const again = await reopenProject(later, 'KEEL');
    await expect(findPill(later)).toBeVisible();
    await expect(again.getByText('You committed', { exact: true })).toHaveCount(0);
    await wallet.release();
    await expect(again.getByText('You committed', { exact: true })).toBeVisible();
    await expect(again).toContainText('300.0000 BUSD');
    await expect(findPill(later)).toBeHidden();
    await later.getByRole('link', { name: 'Back to Active' }).click();
    await later.getByRole('tab', { name: 'Joined' }).click();
    await expectList(later, 'Joined');
    await expect(findRow(later, 'Keel Protocol')).toContainText('KEEL');
  });
});

test('[IDO-08] [TX-02] [WAL-04] given a join on another chain than the home of the page, when it is sped up in the wallet, then it counts once', async ({
  page,
  stack,
}) => {
  const wallet = await openNewBuyer(page, stack.webUrl, [home, poly], '200');
  const panel = await openProject(page, wallet, 'TIDETWO');
  await panel.getByRole('button', { name: 'Switch Network' }).click();
  await acceptDisclaimer(page);
  await panel.getByRole('button', { name: 'Get permission to join' }).click();
  await panel.getByLabel('Amount').fill('150');
  wallet.hold();
  await panel.getByRole('button', { name: 'Commit fund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm commit' }).click();
  await expect(dialog.getByText('Transaction submitted')).toBeVisible();
  await waitForNonce(page, poly, wallet.sent[0]!);
  const replaced = await wallet.replace('sped-up');
  await wallet.release();
  const done = page.getByRole('dialog', { name: 'Joined' });
  await expect(done.getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
    'href',
    new RegExp(`/tx/${replaced}$`),
  );
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toContainText('150.0000 USDC');
  await expect(findPill(page)).toBeHidden();
});
