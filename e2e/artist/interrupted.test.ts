import { partBytes } from '@tradewind/schema/media/media-upload';
import type { Page, Request } from '@playwright/test';
import { localChainId } from '../fixture/local-chain.ts';
import { findPill, waitForNonce } from '../fixture/pending.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';
import { cutOffApi } from '../fixture/servers-away.ts';
import {
  confirmMint,
  copyFilm,
  createProfile,
  describeWork,
  drawFile,
  findMint,
  pressMint,
} from '../fixture/artist-form.ts';

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

  await test.step('a tab closed right after the signature, whose mint the wallet speeds up', async () => {
    const later = await signAndLeave(page, wallet, 'Signed and left');
    await expect(later.getByRole('main').getByRole('button', { name: 'Pending' })).toBeDisabled();
    await wallet.replace('sped-up');
    await wallet.release();
    await expect(findPill(later)).toBeHidden();
    await later.goto('/my-artworks');
    await expect(later.getByRole('main').getByRole('link', { name: 'Signed and left' })).toBeVisible();
    await later.close();
  });

  await test.step('a mint that is cancelled in the wallet keeps its draft', async () => {
    const tab = await wallet.openTab();
    await tab.goto('/mint-nft');
    const later = await signAndLeave(tab, wallet, 'Signed and cancelled');
    await wallet.replace('cancelled');
    await wallet.release();
    await expect(findPill(later)).toBeHidden();
    const drafts = later.getByRole('main').getByRole('region', { name: 'Uploaded, not minted yet' });
    await expect(drafts).toContainText('Signed and cancelled');
    await expect(drafts.getByRole('button', { name: 'Finish minting' })).toBeEnabled();
  });
});

/** Signs a mint on the page of the form, which no block includes yet, and closes the page; returns the next one. */
async function signAndLeave(page: Page, wallet: TestWallet, name: string): Promise<Page> {
  await page.getByRole('main').getByLabel('File').setInputFiles(drawFile('png'));
  await describeWork(page, name);
  await pressMint(page);
  wallet.hold();
  const { length } = wallet.sent;
  await confirmWrite(findMint(page));
  await expect(page.getByRole('dialog', { name: 'Transaction submitted' })).toBeVisible();
  await waitForNonce(page, localChainId, wallet.sent[length]!);
  await page.close();
  const later = await wallet.openTab();
  await later.goto('/mint-nft');
  await expect(findPill(later)).toBeVisible();
  return later;
}

test('[ART-02] [ART-03] given a tab that dies in an upload, then the next one offers to go on, and sends what the server does not have', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '0.1' });
  await page.goto('/create-artists');
  await connectWallet(page, wallet);
  await createProfile(page, 'Runa Vik');
  const film = copyFilm(4 * partBytes);
  const choose = async (tab: Page) => {
    await tab.getByRole('main').getByText('Video', { exact: true }).click();
    await tab.getByRole('main').getByLabel('File').setInputFiles(film);
    await tab.getByRole('main').getByLabel('Thumbnail').setInputFiles(drawFile('png'));
    await describeWork(tab, 'Film in two goes');
  };

  await choose(page);
  // The process of the tab ends after its second part.
  await page.route('**/upload_part', (route) =>
    readOffset(route.request()) < 2 * partBytes ? route.continue() : page.close(),
  );
  const closed = page.waitForEvent('close');
  await page.getByRole('main').getByRole('button', { name: 'Mint NFT' }).click();
  await closed;

  const later = await wallet.openTab();
  await later.goto('/mint-nft');
  await expect(later.getByRole('main')).toContainText('The upload of film.mp4 was cut off.');
  await choose(later);
  const offsets: number[] = [];
  later.on('request', (request) => {
    if (request.url().endsWith('/upload_part') && readBytes(request) === film.buffer.length)
      offsets.push(readOffset(request));
  });
  await pressMint(later);
  const [first, next] = offsets;
  expect(first).toBe(0);
  // The closing tab may still have sent its third part.
  expect(next).toBeGreaterThanOrEqual(2 * partBytes);
  await confirmMint(later, 'Film in two goes');
});

const readOffset = (request: Request): number => Number(request.headers()['x-upload-offset']);
const readBytes = (request: Request): number => Number(request.headers()['x-upload-bytes']);

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
