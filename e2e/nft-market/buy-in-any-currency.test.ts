import { parseUnits } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { createArtworks } from '../fixture/artworks.ts';
import { closeAction, createActor, findAction, toArtworkPath, withoutFile } from '../fixture/artwork-page.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { findDetail, pickToken } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { createWorks } from '../fixture/works.ts';

/** The requests that opened a prompt of the wallet for a write. */
const listPrompts = ({ log }: TestWallet) =>
  log.map(({ method }) => method).filter((method) => /^eth_(send|sign)|wallet_sendCalls/.test(method));

test('[NFT-04] given a wallet that makes several calls at once, then BNB buys the work in one confirmation; a raised price buys nothing', async ({
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
  const wallet = await openWallet({ native: '5' }, { isBatching: true });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  const dialog = page.getByRole('dialog', { name: 'Buy NFT' });
  const buy = dialog.getByRole('button', { name: 'Buy', exact: true });

  await test.step('a price that is raised before the send', async () => {
    await findAction(page, 'Pay in another currency').click();
    await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
    await expect(buy).toBeEnabled();
    await expectNoViolation(page);
    await art.changePrice(seller, id, '11');
    await expect(dialog).toContainText('The seller raised the price. Nothing was paid.');
    await buy.click();
    const end = page.getByRole('dialog', { name: 'Error' });
    await expect(end.getByRole('alert')).toContainText('The seller raised the price. Nothing was paid.');
    expect(listPrompts(wallet)).toEqual([]);
    await end.getByRole('button', { name: 'Dismiss' }).click();
    await expect(end).toBeHidden();
  });

  await test.step('the purchase', async () => {
    await findAction(page, 'Pay in another currency').click();
    await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
    await buy.click();
    await closeAction(page, 'Buy NFT successfully!');
    expect(listPrompts(wallet)).toEqual(['wallet_sendCalls']);
    expect(await art.readOwner(id)).toBe(wallet.address());
    expect(await art.readBalance(wallet.address())).toBe(0n);
    await expect(page.getByText('Owned by you')).toBeVisible();
  });
});

test('[NFT-04] given a token of the account, then one batch has its approval, the swap, the approval of the price and the purchase', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const art = await createArtworks(stack.rpcUrl);
  const chain = createChainReader(stack.rpcUrl);
  const seller = await createActor(stack.rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '1000');
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '7', BUSD: '100' } }, { isBatching: true });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  const dialog = page.getByRole('dialog', { name: 'Buy NFT' });
  await dialog.getByRole('button', { name: /^Pay with: BSCS/ }).click();
  await pickToken(page, 'BUSD');
  await expect(dialog.getByRole('button', { name: /^Pay with: BUSD/ })).toBeVisible();
  await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click();
  await closeAction(page, 'Buy NFT successfully!');
  expect(listPrompts(wallet)).toEqual(['wallet_sendCalls']);
  const [request] = wallet.log.find(({ method }) => method === 'wallet_sendCalls')!.params;
  expect(request).toMatchObject({ atomicRequired: true, calls: [{}, {}, {}, {}] });
  expect(await art.readOwner(id)).toBe(wallet.address());
  expect(await art.readBalance(wallet.address())).toBe(parseUnits('7', 18));
  const paid = parseUnits('100', 18) - (await chain.readBalance(wallet.address(), 'BUSD'));
  expect(paid).toBeGreaterThan(0n);
  expect(paid).toBeLessThan(parseUnits('5', 18));
});

test('[NFT-04] [NFT-07] given a basket and no BSCS, then BNB buys its works in one confirmation', async ({
  page,
  openWallet,
  stack,
}) => {
  const market = await createArtworks(stack.rpcUrl, 'genesis');
  const seller = await createActor(stack.rpcUrl);
  const minted = await createWorks(stack.rpcUrl).mint(privateKeyToAddress(seller), 2);
  const ids = minted.map(Number);
  for (const id of ids) await market.list(seller, id, '10');
  const wallet = await openWallet({ native: '5' }, { isBatching: true });
  await page.goto('/genesis-market');
  for (const id of ids)
    await page.getByRole('button', { name: `Put Genesis #${id} into the basket` }).click();
  await connectWallet(page, wallet);
  await findAction(page, 'Open basket').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Insufficient balance !' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Pay in another currency' }).click();
  await expect(dialog.getByRole('heading', { name: 'Buy 2 artworks' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Pay with: BNB/ })).toBeVisible();
  await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click();
  await closeAction(page, 'Buy NFT successfully!');
  expect(listPrompts(wallet)).toEqual(['wallet_sendCalls']);
  const owners = await Promise.all(ids.map((id) => market.readOwner(id)));
  expect(owners).toEqual([wallet.address(), wallet.address()]);
  expect(await market.readBalance(wallet.address())).toBe(0n);
  await expect(page.getByRole('region', { name: 'Basket' })).toBeHidden();
});

test('[NFT-04] given a wallet that makes one call a transaction, then the choice is off, says why, and leads to BSCS', async ({
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
  await findAction(page, 'Pay in another currency').click();
  const dialog = page.getByRole('dialog', { name: 'Buy NFT' });
  await expect(dialog).toContainText('Your wallet can’t swap and buy in one transaction.');
  await expect(dialog.getByRole('button', { name: 'Buy', exact: true })).toBeHidden();
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Buy BSCS' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy BSCS' })).toBeVisible();
  expect(listPrompts(wallet)).toEqual([]);
});
