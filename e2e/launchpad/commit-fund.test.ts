import { openProject } from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';

test('[IDO-07] [IDO-08] [IDO-12] given an open sale with a disclaimer, when an account confirms it and commits, then the payment leaves once, as shown', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '1000' } });
  const panel = await openProject(page, wallet, 'KEEL');
  await expect(panel.getByRole('timer', { name: 'Commit fund close in' })).toContainText(/\d\d:\d\d:\d\d/);

  await test.step('the disclaimer comes first, and opens by itself', async () => {
    const disclaimer = page.getByRole('dialog', { name: 'Just A Sec!' });
    await expect(disclaimer).toBeVisible();
    await expect(disclaimer.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    for (const box of await disclaimer.getByRole('checkbox').all()) await box.check();
    await disclaimer.getByLabel('Country of residence', { exact: true }).selectOption('US');
    await expect(disclaimer.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await disclaimer.getByLabel('Country of residence', { exact: true }).selectOption('DE');
    await disclaimer.getByRole('button', { name: 'Confirm' }).click();
    await expect(disclaimer).toBeHidden();
  });

  await test.step('the form says what is missing, and what it would get', async () => {
    await panel.getByLabel('Amount').fill('1001');
    await expect(panel.getByRole('button', { name: 'Not enough balance!' })).toBeDisabled();
    await panel.getByLabel('Amount').fill('99');
    await expect(panel.getByRole('button', { name: 'At least 100 BUSD' })).toBeDisabled();
    await panel.getByLabel('Amount').fill('500');
    await expect(panel).toContainText('If it closed now you would get');
    await expect(panel).toContainText('20,000.0000 KEEL');
  });

  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BUSD', exact: true }).click();
  const confirm = dialog.getByRole('button', { name: 'Confirm commit' });
  await expect(confirm).toBeEnabled();
  await expect(dialog).toContainText('You can’t take it back while the sale is open.');
  await confirm.click();
  const done = page.getByRole('dialog', { name: 'Joined' });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toContainText('500.0000 BUSD');
  await expect(panel.getByText('You committed')).toBeVisible();
});
