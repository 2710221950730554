import { privateKeyToAddress } from 'viem/accounts';
import {
  closeAction,
  confirmAction,
  createActor,
  findAction,
  payAction,
  toArtworkPath,
  toRaw,
  withoutFile,
} from '../fixture/artwork-page.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { cutOffApi } from '../fixture/servers-away.ts';
import { createArtworks } from '../fixture/artworks.ts';

test('[NFT-04] [NFT-07] a collector offers for any work, owners accept from a work’s page, also of a listed one, and the rest returns', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const collector = await createActor(stack.rpcUrl, { BSCS: '9000' });
  const owner = await createActor(stack.rpcUrl);
  const [free, listed] = [await art.mint(owner, 0), await art.mint(owner, 0)];
  await art.list(owner, listed, '8000');
  const [buyer, seller] = [privateKeyToAddress(collector), privateKeyToAddress(owner)];
  const wallet = await openWallet({ native: '0.1' }, { keys: [collector] });
  const offers = page.getByRole('region', { name: 'Offers for any artist’s work' });
  const ofWork = page.getByRole('region', { name: 'Offers', exact: true });

  await test.step('the offer is in the market', async () => {
    await page.goto('/nft-megamarket');
    await connectWallet(page, wallet);
    await findAction(page, 'Make an offer').click();
    const form = page.getByRole('dialog', { name: 'Make an offer' });
    await form.getByRole('textbox', { name: 'Price of each' }).fill('2000');
    await form.getByRole('textbox', { name: 'Artworks' }).fill('5');
    await expect(form.getByRole('button', { name: 'Insufficient balance !' })).toBeDisabled();
    await form.getByRole('textbox', { name: 'Artworks' }).fill('4');
    await expect(form).toContainText('8,000 BSCS');
    await expectNoViolation(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await payAction(page, 'Make an offer', 'Make an offer');
    await closeAction(page, 'The offer is made');
    expect(await art.readOffer(buyer)).toMatchObject({ price: toRaw('2000'), count: 4n });
    expect(await art.readBalance(buyer)).toBe(toRaw('1000'));
    await expect(offers).toContainText('Your offer');
    await expectNoViolation(page);
  });

  await test.step('a lower one replaces it in one transaction, and the difference returns', async () => {
    const { length } = wallet.sent;
    await findAction(page, 'Change offer').click();
    const form = page.getByRole('dialog', { name: 'Change offer' });
    await form.getByRole('textbox', { name: 'Artworks' }).fill('3');
    await form.getByRole('button', { name: 'Submit' }).click();
    await payAction(page, 'Change offer', 'Change offer');
    await closeAction(page, 'The offer is changed');
    expect(await art.readBalance(buyer)).toBe(toRaw('3000'));
    // Its allowance, and the offer.
    expect(wallet.sent).toHaveLength(length + 2);
  });

  await test.step('it is the first of the open offers', async () => {
    await findAction(page, 'All offers').click();
    const list = page.getByRole('dialog', { name: 'Offers for any artist’s work' });
    const rows = list.getByRole('row');
    await expect(rows.nth(1)).toContainText('You');
    await expect(rows.nth(1)).toContainText('2,000 BSCS');
    await expect(rows.nth(2)).toContainText('1,500 BSCS');
    await page.keyboard.press('Escape');
  });

  let earned = 0n;
  await test.step('an owner accepts it for a work that is not listed', async () => {
    await wallet.useAccounts([owner]);
    await page.goto(toArtworkPath(free));
    await expect(ofWork).toContainText('2,000 BSCS');
    earned += await art.readProceeds(free, '2000');
    await findAction(page, 'Accept offer').click();
    const dialog = page.getByRole('dialog', { name: 'Accept an offer' });
    await expect(dialog).toContainText('First, the market gets the right to take this work alone');
    await expectNoViolation(page);
    await confirmAction(page, 'Accept an offer', 'Accept offer');
    await closeAction(page, 'Sold NFT successfully!');
    expect(await art.readOwner(free)).toBe(buyer);
    expect(await art.readBalance(seller)).toBe(earned);
    await expect(findAction(page, 'Accept offer')).toBeHidden();
  });

  await test.step('an owner accepts it for a listed work, whose listing ends first', async () => {
    await page.goto(toArtworkPath(listed));
    earned += await art.readProceeds(listed, '2000');
    await findAction(page, 'Accept offer').click();
    const dialog = page.getByRole('dialog', { name: 'Accept an offer' });
    await expect(dialog).toContainText('The listing ends first');
    await confirmAction(page, 'Accept an offer', 'Accept offer');
    await closeAction(page, 'Sold NFT successfully!');
    expect(await art.readOwner(listed)).toBe(buyer);
    expect(await art.readBalance(seller)).toBe(earned);
  });

  await test.step('the collector withdraws the rest while our API is away', async () => {
    await wallet.useAccounts([collector]);
    await cutOffApi(page, watch);
    await page.goto(toArtworkPath(free));
    await expect(ofWork).toContainText('for 1 artwork');
    await findAction(page, 'Withdraw').click();
    await confirmAction(page, 'Take an offer back', 'Confirm');
    await closeAction(page, 'The offer is back');
    expect(await art.readOffer(buyer)).toMatchObject({ count: 0n });
    expect(await art.readBalance(buyer)).toBe(toRaw('9000') - 2n * toRaw('2000'));
    await expect(ofWork).not.toContainText('Your offer');
  });
});
