import { createArtworks } from '../fixture/artworks.ts';
import {
  closeAction,
  confirmAction,
  createActor,
  findAction,
  payAction,
  submitPrice,
  toArtworkPath,
  toRaw,
  withoutFile,
} from '../fixture/artwork-page.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

test('[NFT-04] [NFT-05] a collector bids, changes and withdraws the bid, and buys the work at its price', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '10');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.goto(toArtworkPath(id));
  await expect(page.getByText('A reviewer has not looked at this work yet.')).toBeVisible();

  await test.step('without a wallet', async () => {
    await findAction(page, 'Buy').click();
    await expect(page.getByText('Please Unlock Wallet!')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await connectWallet(page, wallet);
  await expectNoViolation(page);

  await test.step('a bid above the balance does nothing', async () => {
    await findAction(page, 'Bid').click();
    const dialog = page.getByRole('dialog', { name: 'Bidding' });
    await dialog.getByRole('textbox', { name: 'Your bid' }).fill('0.01');
    await expect(dialog.getByRole('button', { name: 'The bid must be at least 0.1 BSCS' })).toBeDisabled();
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the bid is in the market', async () => {
    await findAction(page, 'Bid').click();
    await submitPrice(page, 'Bidding', 'Your bid', '4');
    await payAction(page, 'Bidding', 'Bid');
    await closeAction(page, 'Biding successfully!');
    expect((await art.readBids(id)).map(({ price }) => price)).toEqual([toRaw('4')]);
    await expect(page.getByRole('region', { name: 'Bids' }).getByRole('row')).toHaveCount(2);
  });

  await test.step('with a bid, nothing is bought', async () => {
    await findAction(page, 'Buy').click();
    await expect(page.getByText('Please cancel auction !')).toBeVisible();
  });

  await test.step('the bid rises', async () => {
    await findAction(page, 'Change bid').click();
    await submitPrice(page, 'Change bid', 'Your bid', '5');
    await payAction(page, 'Change bid', 'Change bid');
    await closeAction(page, 'Biding successfully!');
    expect((await art.readBids(id)).map(({ price }) => price)).toEqual([toRaw('5')]);
  });

  await test.step('the bid returns whole', async () => {
    await findAction(page, 'Cancel bid').click();
    await confirmAction(page, 'Cancel bid', 'Cancel bid');
    await closeAction(page, 'Cancel NFT successfully!');
    expect(await art.readBids(id)).toEqual([]);
    await expect(findAction(page, 'Bid')).toBeVisible();
  });

  await test.step('the purchase', async () => {
    await findAction(page, 'Buy').click();
    await payAction(page, 'Buy NFT', 'Buy');
    await closeAction(page, 'Buy NFT successfully!');
    expect(await art.readOwner(id)).toBe(wallet.address());
    await expect(page.getByText('Owned by you')).toBeVisible();
    await expect(findAction(page, 'Sell')).toBeVisible();
  });
});

test('[NFT-05] an account without BSCS gets a warning and no dialog, and the way to BSCS', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '10');
  const wallet = await openWallet({ native: '1' });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await expect(page.getByText('You have 0 BSCS, less than this costs.')).toBeVisible();
  // The warning shows for 3 s, and a busy browser can answer the click after that.
  await Promise.all([
    expect(page.getByText('Not enough amount BSCS')).toBeVisible(),
    findAction(page, 'Buy').click(),
  ]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await findAction(page, 'Buy BSCS').click();
  await expect(page.getByRole('dialog', { name: 'Buy BSCS' })).toBeVisible();
});

test('[NFT-05] given a bid above the balance, then nothing is sent; given a wallet that fails, then a warning stays', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '40');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Bid').click();
  await submitPrice(page, 'Bidding', 'Your bid', '35');
  const dialog = page.getByRole('dialog', { name: 'Bidding' });
  await expect(dialog).toContainText('Insufficient balance !');
  await expect(page.getByText('the balance bid amount is greater than the current balance')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your bid' }).fill('5');
  const approve = dialog.getByRole('button', { name: 'Approve BSCS' });
  await clickUntil(dialog.getByRole('button', { name: 'Submit' }), approve);
  await approve.click();
  await expect(dialog.getByRole('button', { name: 'Bid', exact: true })).toBeEnabled();
  wallet.decide('eth_sendTransaction', { code: -32_000, message: 'The device is locked.' });
  await confirmAction(page, 'Bidding', 'Bid');
  await expect(page.getByText('Warning !')).toBeVisible();
  expect(await art.readBids(id)).toEqual([]);
});

test('[NFT-04] given a work that is sold while its dialog is open, then the dialog says so and pays nothing', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const buyer = await createActor(stack.rpcUrl, { BSCS: '20' });
  const id = await art.mint(seller);
  await art.list(seller, id, '10');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  const dialog = page.getByRole('dialog', { name: 'Buy NFT' });
  await dialog.getByRole('button', { name: 'Approve BSCS' }).click();
  await expect(dialog.getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
  const { length } = wallet.sent;
  await art.buy(buyer, id);
  await expect(dialog).toContainText('This listing has ended or changed. Nothing was paid.');
  expect(wallet.sent).toHaveLength(length);
});

test('[NFT-04] given an API that names another market, then the listing and the payment are those of the factory’s', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '10');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.route(`**/api/Artworks/${id}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replace(/"market":"0x[0-9a-f]{40}"/, `"market":"${wallet.address().toLowerCase()}"`),
    });
  });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  await payAction(page, 'Buy NFT', 'Buy');
  await closeAction(page, 'Buy NFT successfully!');
  expect(await art.readOwner(id)).toBe(wallet.address());
});
