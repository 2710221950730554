import { createArtworks } from '../fixture/artworks.ts';
import {
  closeAction,
  confirmAction,
  createActor,
  findAction,
  submitPrice,
  toArtworkPath,
  toRaw,
  withoutFile,
} from '../fixture/artwork-page.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { saveFile } from '../fixture/save-file.ts';
import { expect, test } from '../fixture/test.ts';
import { privateKeyToAddress } from 'viem/accounts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

test('[NFT-04] [NFT-05] an owner lists without an approval, changes the price, sells to a bidder, and gives another away', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const owner = await createActor(stack.rpcUrl);
  const bidder = await createActor(stack.rpcUrl, { BSCS: '20' });
  const [sold, given] = [await art.mint(owner), await art.mint(owner)];
  const wallet = await openWallet({ native: '0.1' }, { keys: [owner] });
  await page.goto(toArtworkPath(sold));
  await connectWallet(page, wallet);

  await test.step('its texts', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Edit info' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Info Artworks' });
    await dialog.getByLabel('Name').fill('Lantern');
    await dialog.getByLabel('Description').fill('x');
    await expect(dialog.getByText('From 2 to 250 plain characters')).toBeVisible();
    await dialog.getByLabel('Description').fill('Drawn twice.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Update Info successfully!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' })).toContainText('Drawn twice.');
    await expect(page).toHaveTitle(/Lantern/);
  });

  await test.step('an auction begins with its opening price', async () => {
    await findAction(page, 'Auction').click();
    const dialog = page.getByRole('dialog', { name: 'Please set the opening price' });
    await expect(dialog.getByRole('group', { name: 'Runs for' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the listing needs no approval', async () => {
    await findAction(page, 'Sell').click();
    await submitPrice(page, 'Please set the selling price', 'Price', '8');
    const dialog = page.getByRole('dialog', { name: 'Please set the selling price' });
    await expect(dialog).toContainText('You receive');
    await expectNoViolation(page);
    await confirmAction(page, 'Please set the selling price', 'Sell');
    await closeAction(page, 'Sell NFT successfully!');
    expect((await art.readAsk(sold)).price).toBe(toRaw('8'));
    expect(wallet.sent).toHaveLength(1);
  });

  await test.step('a new price', async () => {
    await findAction(page, 'Update Price').click();
    await submitPrice(page, 'Please set new price', 'Price', '9');
    await confirmAction(page, 'Please set new price', 'Update Price');
    await closeAction(page, 'Update price successfully!');
    expect((await art.readAsk(sold)).price).toBe(toRaw('9'));
  });

  await test.step('a bid is accepted', async () => {
    await art.bid(bidder, sold, '6');
    await page.getByRole('region', { name: 'Bids' }).getByRole('button', { name: 'Sell' }).click();
    await confirmAction(page, 'Sell to a bidder', 'Sell');
    await closeAction(page, 'Sold NFT successfully!');
    expect(await art.readOwner(sold)).toBe(privateKeyToAddress(bidder));
    const history = page.getByRole('main').getByRole('region', { name: 'History' });
    for (const event of ['Sold', 'New price', 'Listed', 'Minted']) await expect(history).toContainText(event);
  });

  await test.step('the sale is among the trades, with a file', async () => {
    await page.goto('/my-artworks?tab=trades');
    const row = page.getByRole('row').filter({ hasText: 'Lantern' });
    await expect(row).toContainText('Sold');
    await expect(row).toContainText('6 BSCS');
    expect(await saveFile(page, 'NFT market')).toMatchObject([
      {
        side: 'sale',
        name: 'Lantern',
        price_raw: '6000000000000000000',
        seller: wallet.address().toLowerCase(),
      },
    ]);
  });

  await test.step('another one is listed, taken back and given away', async () => {
    await page.goto(toArtworkPath(given));
    await findAction(page, 'Sell').click();
    await submitPrice(page, 'Please set the selling price', 'Price', '3');
    await confirmAction(page, 'Please set the selling price', 'Sell');
    await closeAction(page, 'Sell NFT successfully!');
    await findAction(page, 'Revoke').click();
    await confirmAction(page, 'Revoke', 'Revoke');
    await closeAction(page, 'Revoke NFT successfully!');
    expect(await art.readOwner(given)).toBe(wallet.address());
    await findAction(page, 'Transfer').click();
    const form = page.getByRole('dialog', { name: 'Input the Address' });
    await form.getByRole('textbox', { name: 'Receiving address' }).fill(privateKeyToAddress(bidder));
    await form.getByRole('button', { name: 'Submit' }).click();
    await confirmAction(page, 'Input the Address', 'Transfer');
    await closeAction(page, 'Transfer NFT successfully!');
    expect(await art.readOwner(given)).toBe(privateKeyToAddress(bidder));
  });
});
