import { privateKeyToAddress } from 'viem/accounts';
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
import { expect, test } from '../fixture/game-test.ts';
import { findLine, findPart } from '../fixture/take-back-page.ts';
import { cutOffApi } from '../fixture/servers-away.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const day = 86_400;

test('[NFT-04] a bidder leads an auction, is outbid and paid back, leads again, and settles it after its end', async ({
  page,
  game,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const rival = await createActor(stack.rpcUrl, { BSCS: '50' });
  const second = await createActor(stack.rpcUrl, { BSCS: '50' });
  const id = await art.mint(seller);
  const endsAt = (await game.readNow()) + day;
  await art.list(seller, id, '10', endsAt);
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '60' } });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);

  await test.step('the opening price, and the clock of the chain', async () => {
    await expect(page.getByRole('timer')).toContainText(/^Ends in /);
    await findAction(page, 'Bid').click();
    await submitPrice(page, 'Bidding', 'Your bid', '10');
    await payAction(page, 'Bidding', 'Bid');
    await closeAction(page, 'Biding successfully!');
    await expect(page.getByText('Leading bid')).toBeVisible();
  });

  await test.step('outbid, the money is back at once', async () => {
    await art.bid(rival, id, '12');
    await expect(findAction(page, 'Bid')).toBeVisible();
    expect(await art.readBalance(wallet.address())).toBe(toRaw('60'));
  });

  await test.step('a bid needs 5% more, also of a bid that comes while one types', async () => {
    await findAction(page, 'Bid').click();
    const dialog = page.getByRole('dialog', { name: 'Bidding' });
    await expect(dialog).toContainText('At least 12.6 BSCS');
    await art.bid(second, id, '14');
    await expect(dialog).toContainText('At least 14.7 BSCS');
    await dialog.getByRole('textbox', { name: 'Your bid' }).fill('13');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeHidden();
    await submitPrice(page, 'Bidding', 'Your bid', '14.7');
    await payAction(page, 'Bidding', 'Bid');
    await closeAction(page, 'Biding successfully!');
  });

  await test.step('after its end the winner settles it', async () => {
    await game.moveTo(endsAt + 60);
    await expect(page.getByRole('timer')).toHaveText('The auction is over');
    await findAction(page, 'Settle').click();
    await confirmAction(page, 'Settle the auction', 'Settle');
    await closeAction(page, 'The auction is settled');
    expect(await art.readOwner(id)).toBe(wallet.address());
  });
});

test('[NFT-07] [SHELL-05] with our servers cut off, a listing and a bid come back', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const other = await createActor(stack.rpcUrl);
  const owner = await createActor(stack.rpcUrl, { BSCS: '20' });
  const [listed, wanted] = [await art.mint(owner), await art.mint(other)];
  await art.list(owner, listed, '9');
  await art.list(other, wanted, '9');
  await art.bid(owner, wanted, '7');
  const wallet = await openWallet({ native: '0.1' }, { keys: [owner] });
  await cutOffApi(page, watch);
  await page.goto('/take-back');
  await connectWallet(page, wallet);
  const part = findPart(page, 'NFT market');

  await findLine(part, `Listed: #${listed}`).getByRole('button', { name: 'Take back' }).click();
  await confirmAction(page, 'Revoke', 'Revoke');
  await closeAction(page, 'Revoke NFT successfully!');
  expect(await art.readOwner(listed)).toBe(privateKeyToAddress(owner));

  await findLine(part, `Bid on #${wanted}`).getByRole('button', { name: 'Take back' }).click();
  await confirmAction(page, 'Cancel bid', 'Cancel bid');
  await closeAction(page, 'Cancel NFT successfully!');
  expect(await art.readBalance(privateKeyToAddress(owner))).toBe(toRaw('20'));
  await expect(part).toContainText('The markets hold nothing of this account.');
});
