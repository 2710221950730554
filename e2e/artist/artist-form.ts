import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAnimation } from '@tradewind/stack/nft-market/draw-animation';
import { filmFolder, films } from '@tradewind/stack/nft-market/demo-files';
import { drawPicture } from '@tradewind/stack/nft-market/draw-picture';
import type { Locator, Page } from '@playwright/test';
import { clickUntil } from '../fixture/click-until.ts';
import { expect } from '../fixture/test.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

const shape = { width: 40, height: 30 };
const firstSeed = 1_000_000;

const declaration =
  'I declare that this is an original artwork. I understand that no plagiarism is allowed, and that the artwork can be removed anytime if detected.';

/** A file that no other test uploads. */
export function drawFile(kind: 'png' | 'gif'): { name: string; mimeType: string; buffer: Buffer } {
  const draw = kind === 'png' ? drawPicture : drawAnimation;
  return {
    name: `drawn.${kind}`,
    mimeType: `image/${kind}`,
    buffer: draw(randomInt(firstSeed, 2 ** 31), shape),
  };
}

/** The first film of the demo with a box of its own at the end, which players leave out. */
export function copyFilm(): { name: string; mimeType: string; buffer: Buffer } {
  const [id, ending] = Object.entries(films)[0] ?? [];
  const box = Buffer.alloc(16);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  box.writeUInt32BE(randomInt(2 ** 32), 8);
  const film = readFileSync(join(filmFolder, `${id}.${ending}`));
  return { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([film, box]) };
}

/** Fills in a new profile and saves it; the page of the mint follows. */
export async function createProfile(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Artist Name').fill(name);
  await main.getByLabel('Social Media link').fill('https://example.com/artist');
  await main.getByLabel('Bio').fill('Draws with numbers.');
  await main.getByLabel('Avatar').setInputFiles(drawFile('png'));
  await main.getByRole('button', { name: 'Create profile' }).click();
  await expect(page).toHaveURL(/\/mint-nft$/);
  await expect(main.getByRole('link', { name })).toBeVisible();
}

/** Fills in the form of a mint after its file. */
export async function describeWork(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('Description').fill('Drawn by code.');
  await main.getByRole('checkbox', { name: declaration }).check();
}

/** The dialog of the mint, which comes when file and texts are saved. */
export function findMint(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Mint NFT' });
}

/** Presses `Mint NFT` of a form until its dialog is open. */
export async function pressMint(page: Page): Promise<void> {
  await clickUntil(page.getByRole('main').getByRole('button', { name: 'Mint NFT' }), findMint(page));
}

/** Confirms the mint and waits for its end; the works of the account follow. */
export async function confirmMint(page: Page, name: string): Promise<void> {
  await confirmWrite(findMint(page));
  await expect(page).toHaveURL(/\/my-artworks/);
  // The dialog, whose title says the same, may still be closing.
  await expect(page.getByRole('listitem').getByText('mint NFT successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}
