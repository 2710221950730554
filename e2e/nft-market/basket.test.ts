import { privateKeyToAddress } from 'viem/accounts';
import { closeAction, createActor, findAction, toRaw } from '../fixture/artwork-page.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { createWorks } from '../fixture/works.ts';
import { createArtworks } from '../fixture/artworks.ts';

test('[NFT-01] [NFT-07] given three works in a basket of which another account buys one, then a collector buys the others at once', async ({
  page,
  openWallet,
  stack,
}) => {
  const market = await createArtworks(stack.rpcUrl, 'genesis');
  const seller = await createActor(stack.rpcUrl);
  const rival = await createActor(stack.rpcUrl, { BSCS: '20' });
  const minted = await createWorks(stack.rpcUrl).mint(privateKeyToAddress(seller), 3);
  const [first = 0, sold = 0, last = 0] = minted.map(Number);
  await market.list(seller, first, '10');
  await market.list(seller, sold, '11');
  await market.list(seller, last, '12');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '40' } });
  const bar = page.getByRole('main').getByRole('region', { name: 'Basket' });
  const dialog = page.getByRole('dialog');

  await test.step('the basket fills, and survives a reload and another page', async () => {
    await page.goto('/genesis-market');
    for (const id of [first, sold, last])
      await page.getByRole('button', { name: `Put Genesis #${id} into the basket` }).click();
    await expect(bar).toContainText('3 artworks in the basket');
    await expect(bar).toContainText('33 BSCS');
    await expectNoViolation(page);
    await page.reload();
    await expect(bar).toContainText('33 BSCS');
    await expect(
      page.getByRole('button', { name: `Remove Genesis #${first} from the basket` }),
    ).toBeVisible();
    await page.goto('/nft-megamarket');
    await expect(bar).toContainText('33 BSCS');
  });

  await test.step('a work that is sold before the wallet opens is left out, and the dialog says so', async () => {
    await connectWallet(page, wallet);
    await findAction(page, 'Open basket').click();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Buy 3 artworks' }).click();
    await dialog.getByRole('button', { name: 'Approve BSCS' }).click();
    await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
    await market.buy(rival, sold);
    await expect(dialog).toContainText('1 artwork was sold or costs more now. You pay nothing for it:');
    await expect(dialog).toContainText(`Genesis #${sold}`);
    await expect(dialog.getByRole('heading', { name: 'Buy 2 artworks' })).toBeVisible();
    await expectNoViolation(page);
  });

  await test.step('one transaction buys the rest, and nothing else is paid', async () => {
    const { length } = wallet.sent;
    await dialog.getByRole('button', { name: 'Buy', exact: true }).click();
    await closeAction(page, 'Buy NFT successfully!');
    expect(wallet.sent).toHaveLength(length + 1);
    const owners = await Promise.all([first, sold, last].map((id) => market.readOwner(id)));
    expect(owners).toEqual([wallet.address(), privateKeyToAddress(rival), wallet.address()]);
    expect(await market.readBalance(wallet.address())).toBe(toRaw('18'));
  });

  await test.step('what was bought left the basket, and the sold one can only be removed', async () => {
    await expect(bar).toContainText('1 artwork in the basket');
    await expect(bar).toContainText('1 can’t be bought');
    await findAction(page, 'Open basket').click();
    await expect(dialog).toContainText('This listing has ended. You pay nothing for it.');
    await expect(dialog.getByRole('button', { name: 'None of them can be bought now' })).toBeDisabled();
    await dialog.getByRole('button', { name: `Remove Genesis #${sold} from the basket` }).click();
    await expect(dialog).toContainText('The basket is empty');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
});
