import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';

/** An image of one pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('[SHELL-03] the menu shows name and picture of the wallet and leads to its profile, also after a reload', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  const menu = page.getByRole('dialog', { name: 'Account' });
  await findAccountButton(page, wallet.address()).click();
  await menu.getByRole('button', { name: 'Name and picture' }).click();

  const editor = page.getByRole('dialog', { name: 'Name and picture' });
  await editor.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(31));
  await expect(editor.getByRole('alert')).toHaveText('A name has at most 30 letters.');
  await editor
    .getByLabel('Choose a picture')
    .setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expect(editor.getByText('This file is no picture')).toBeVisible();
  await editor.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(editor.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await editor.getByRole('textbox', { name: 'Name' }).fill('Ada of the Trades');
  await expectNoViolation(page);
  await editor.getByRole('button', { name: 'Save' }).click();

  const link = menu.getByRole('link', { name: 'Ada of the Trades View profile' });
  await expect(link.locator('img')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Account Ada of the Trades' }).click();
  await expect(link.locator('img')).toBeVisible();
  await expectNoViolation(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/usercenter/${wallet.address()}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByText('This account has no artist profile.')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('[SHELL-03] a phone shows the profile at the top of its menu', async ({ page, openWallet }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: /^0x.* View profile$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(menu).toBeHidden();
});
