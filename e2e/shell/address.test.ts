import { installClock } from '../fixture/install-clock.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[SHELL-10] [SHELL-11] the account shows 4 characters of both ends, copies whole and says Copied for one second', async ({
  page,
  watch,
  openWallet,
}) => {
  const wallet = await openWallet();
  const address = wallet.address();
  await installClock(page, watch);
  await page.goto('/');
  await connectWallet(page, wallet);
  await findAccountButton(page, address).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog.getByTitle(address)).toHaveText(`${address.slice(0, 6)}…${address.slice(-4)}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  const copied = dialog.getByText('Copied', { exact: true });
  await expect(copied).toBeVisible();
  await page.clock.runFor(990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(20);
  await expect(copied).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
