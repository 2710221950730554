import { findPill } from '../fixture/pending.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';
import { cutOffApi } from '../fixture/servers-away.ts';
import { confirmMint, createProfile, describeWork, drawFile, findMint, pressMint } from './artist-form.ts';

test('[ART-02] [ART-03] given a tab closed before the signature, then the draft is minted later; closed after it, the work is there', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '0.1' });
  const main = page.getByRole('main');
  await page.goto('/create-artists');
  await connectWallet(page, wallet);
  await createProfile(page, 'Ida Lund');

  await test.step('a refusal in the wallet keeps the draft', async () => {
    await main.getByLabel('File').setInputFiles(drawFile('png'));
    await describeWork(page, 'Kept draft');
    wallet.decide('eth_sendTransaction', 'reject');
    await pressMint(page);
    await confirmWrite(findMint(page));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(findPill(page)).toBeHidden();
    await expect(main.getByRole('region', { name: 'Uploaded, not minted yet' })).toContainText('Kept draft');
    expect(wallet.sent).toHaveLength(0);
  });

  await test.step('the next visit finishes it', async () => {
    wallet.decide('eth_sendTransaction', 'approve');
    await page.reload();
    await main.getByRole('button', { name: 'Finish minting' }).click();
    await confirmMint(page, 'Kept draft');
    await page.goto('/mint-nft');
    await expect(main.getByLabel('File')).toBeVisible();
    await expect(main.getByText('Uploaded, not minted yet')).toHaveCount(0);
  });

  await test.step('a tab closed right after the signature', async () => {
    await main.getByLabel('File').setInputFiles(drawFile('png'));
    await describeWork(page, 'Signed and left');
    await pressMint(page);
    await expect(findMint(page)).toBeVisible();
    wallet.hold();
    await confirmWrite(findMint(page));
    await expect(page.getByRole('dialog', { name: 'Transaction submitted' })).toBeVisible();
    await page.close();
    const later = await wallet.openTab();
    await later.goto('/mint-nft');
    await expect(findPill(later)).toBeVisible();
    await expect(later.getByRole('main').getByRole('button', { name: 'Pending' })).toBeDisabled();
    await wallet.release();
    await expect(findPill(later)).toBeHidden();
    await later.goto('/my-artworks');
    await expect(later.getByRole('main').getByRole('link', { name: 'Signed and left' })).toBeVisible();
  });
});

test('[ART-02] [ART-03] given an API that is away after the draft, then the mint is made, and its texts are there when it is back', async ({
  page,
  openWallet,
  watch,
}) => {
  const wallet = await openWallet({ native: '0.1' });
  const main = page.getByRole('main');
  await page.goto('/create-artists');
  await connectWallet(page, wallet);
  await createProfile(page, 'Nils Roe');
  await main.getByLabel('File').setInputFiles(drawFile('png'));
  await describeWork(page, 'Made in the dark');
  await pressMint(page);
  await expect(findMint(page)).toBeVisible();
  await cutOffApi(page, watch);
  await confirmWrite(findMint(page));
  await expect.poll(() => wallet.sent.length).toBe(1);
  await page.close();
  const later = await wallet.openTab();
  await later.goto('/my-artworks');
  await expect(later.getByRole('main').getByRole('link', { name: 'Made in the dark' })).toBeVisible();
});
