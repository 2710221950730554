import type { Page } from '@playwright/test';
import { listMisfits } from '../fixture/long-words.ts';
import { openSettings } from '../fixture/settings-dialog.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';

const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
};

const softly = expect.configure({ soft: true });

async function expectFit(page: Page, screen: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    // The form of another size loads: until it is there, the page shows the one before.
    await softly.poll(() => listMisfits(page), { message: `${screen}, ${name}` }).toEqual([]);
  }
  await page.setViewportSize(sizes.desktop);
}

test('[SHELL-03] texts that are 40% longer fit in every main screen, at every width', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '1' });
  for (const path of ['/', '/pools', '/pool', '/prediction', '/approvals', '/swap']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFit(page, path);
  }
  await page.reload();
  await openSettings(page);
  await expectFit(page, 'settings');
  await page.reload();
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFit(page, 'account');
  await page.reload();
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await listMisfits(page), 'menu').toEqual([]);
});
