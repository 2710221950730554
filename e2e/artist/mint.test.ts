import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import {
  confirmMint,
  copyFilm,
  createProfile,
  describeWork,
  drawFile,
  findMint,
  pressMint,
} from '../fixture/artist-form.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[ART-01] [ART-02] [ART-04] a person becomes an artist and mints a picture, a gif and a film, which the public page shows', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '0.1' });
  const main = page.getByRole('main');
  await page.goto('/create-artists');
  await connectWallet(page, wallet);

  await test.step('a profile', async () => {
    await main.getByRole('button', { name: 'Create profile' }).click();
    await expect(main.getByText('Required!')).toHaveCount(4);
    await main.getByLabel('Social Media link').fill('example');
    await expect(main.getByText('Enter a whole http or https address')).toBeVisible();
    await expectNoViolation(page);
    await createProfile(page, 'Mara Holt');
  });

  await test.step('a picture', async () => {
    await expect(main.getByText('Support file : png/gif/img')).toBeVisible();
    await main.getByRole('button', { name: 'Mint NFT' }).click();
    await expect(main.getByText('Required!')).toHaveCount(4);
    await main.getByLabel('File').setInputFiles(drawFile('gif'));
    await expect(main.getByText('The file is of another category')).toBeVisible();
    await main.getByLabel('File').setInputFiles(drawFile('png'));
    await describeWork(page, 'Still of the harbour');
    await expectNoViolation(page);
    await pressMint(page);
    await expect(findMint(page)).toContainText('0.01');
    await confirmMint(page, 'Still of the harbour');
    await main.getByRole('link', { name: 'Still of the harbour' }).click();
    await main.getByRole('button', { name: 'Verify the file' }).click();
    await expect(main).toContainText('This file has the hash on chain');
  });

  await test.step('a gif', async () => {
    await page.goto('/mint-nft');
    await main.getByText('Gif', { exact: true }).click();
    await main.getByLabel('File').setInputFiles(drawFile('gif'));
    await describeWork(page, 'Moving harbour');
    await pressMint(page);
    await confirmMint(page, 'Moving harbour');
  });

  await test.step('a film with its thumbnail', async () => {
    await page.goto('/mint-nft');
    await main.getByLabel('File').setInputFiles(drawFile('png'));
    await main.getByText('Video', { exact: true }).click();
    await describeWork(page, 'Film of the harbour');
    await main.getByRole('button', { name: 'Mint NFT' }).click();
    await expect(main.getByText('Required!')).toHaveCount(1);
    await expect(main.getByText('Thumbnail not be empty!!')).toBeVisible();
    await main.getByLabel('File').setInputFiles(copyFilm());
    await main.getByLabel('Thumbnail').setInputFiles(drawFile('png'));
    await pressMint(page);
    await confirmMint(page, 'Film of the harbour');
  });

  await test.step('the public page', async () => {
    await page.goto('/mint-nft');
    await expect(main.getByRole('heading', { name: 'BSC Artists' })).toBeVisible();
    await main.getByRole('link', { name: 'Mara Holt' }).click();
    await expect(page).toHaveURL(/\/usercenter\/\d+$/);
    await expect(main.getByText('Draws with numbers.')).toBeVisible();
    await main.getByRole('button', { name: 'Copy referral link' }).click();
    await expect(main.getByText('Copied referral link')).toBeVisible();
    await expectNoViolation(page);
  });
  expect(wallet.sent).toHaveLength(3);
});
