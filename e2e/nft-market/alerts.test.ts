import type { Page } from '@playwright/test';
import { createArtworks } from '../fixture/artworks.ts';
import { createActor, toArtworkPath, withoutFile } from '../fixture/artwork-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { expectLive } from '../fixture/live-page.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';

const day = 86_400;
/** The keeper looks once a minute. */
const keeperTimeout = 90_000;

const findNotices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Signs the account in on a page that has nothing to do with the market. */
async function signIn(page: Page, wallet: TestWallet): Promise<void> {
  await page.goto('/swap');
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLive(page, 'Live');
}

test('[NFT-04] [HUB-02] given a signed-in seller with two tabs, then bids and sales are said on any page, once, and lead to the work', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const buyer = await createActor(stack.rpcUrl, { BSCS: '50' });
  const id = await art.mint(seller);
  await art.list(seller, id, '20');
  const wallet = await openWallet({ native: '1' }, { keys: [seller] });
  await signIn(page, wallet);
  const second = await page.context().newPage();
  await second.goto('/pools');
  await expectLive(second, 'Live');

  await art.bid(buyer, id, '12');
  const title = `Untitled #${id} has a bid of 12 BSCS.`;
  for (const tab of [page, second]) await expect(findNotices(tab)).toContainText(title);
  await expect(findNotices(page).getByText(title)).toHaveCount(1);
  await findNotices(page).getByRole('link', { name: 'View the artwork' }).click();
  await expect(page).toHaveURL(new RegExp(`${toArtworkPath(id)}$`));
  await expect(page.getByRole('main')).toContainText('12 BSCS');
  // Followed in one tab, it is gone in both, and a reload does not bring it back.
  for (const tab of [page, second]) await expect(findNotices(tab).getByText(title)).toHaveCount(0);
  await page.reload();
  await expectLive(page, 'Live');

  await art.buy(await createActor(stack.rpcUrl, { BSCS: '50' }), id);
  await expect(findNotices(page)).toContainText(`Untitled #${id} was sold for 20 BSCS.`);
  await expect(findNotices(page).getByRole('listitem')).toHaveCount(1);
  await second.close();
});

test('[NFT-04] [HUB-02] given a signed-in bidder, when another leads or a seller accepts its bid, then any page says so; when an auction ends, its leader learns it', async ({
  page,
  game,
  openWallet,
  stack,
  watch,
}) => {
  test.setTimeout(3 * keeperTimeout);
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const artist = await createActor(stack.rpcUrl);
  const rival = await createActor(stack.rpcUrl, { BSCS: '50' });
  const bidder = await createActor(stack.rpcUrl, { BSCS: '60' });
  const [lost, won, bought] = [await art.mint(artist), await art.mint(artist), await art.mint(artist)];
  const endsAt = (await game.readNow()) + day;
  for (const id of [lost, won]) {
    await art.list(artist, id, '10', endsAt);
    await art.bid(bidder, id, '11');
  }
  await art.list(artist, bought, '20');
  await art.bid(bidder, bought, '9');
  const wallet = await openWallet({ native: '1' }, { keys: [bidder] });
  await signIn(page, wallet);

  await art.bid(rival, lost, '14');
  const notices = findNotices(page);
  await expect(notices).toContainText(`You were outbid on Untitled #${lost}.`);
  await expect(notices).toContainText('Your 11 BSCS left the auction and are yours again.');
  await notices.getByRole('link', { name: 'View the artwork' }).click();
  await expect(page).toHaveURL(new RegExp(`${toArtworkPath(lost)}$`));

  await art.accept(artist, bought, wallet.address());
  await expect(notices).toContainText(`You bought Untitled #${bought} for 9 BSCS.`);
  await notices.getByRole('link', { name: 'View the artwork' }).click();
  await expect(page).toHaveURL(new RegExp(`${toArtworkPath(bought)}$`));
  await expect(page.getByRole('main')).toContainText('Owned by you');

  await game.moveTo(endsAt + 60);
  await expect(notices).toContainText(`Your bid of 11 BSCS won the auction of Untitled #${won}.`, {
    timeout: keeperTimeout,
  });
  await expect(notices.getByRole('listitem')).toHaveCount(1);
  await notices.getByRole('link', { name: 'View the artwork' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Settle', exact: true })).toBeVisible();
});
