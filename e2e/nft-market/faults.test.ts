import type { Page } from '@playwright/test';
import { createArtworks } from '../fixture/artworks.ts';
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
import { expect, test } from '../fixture/game-test.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { waitForNonce } from '../fixture/pending.ts';
import { removeBlock } from '../fixture/remove-block.ts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { fetchSiteConfig } from '../fixture/site-config.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

/** Lists a work of a fresh artist at 10 BSCS. */
async function listWork(rpcUrl: string) {
  const art = await createArtworks(rpcUrl);
  const seller = await createActor(rpcUrl);
  const id = await art.mint(seller);
  await art.list(seller, id, '10');
  return { art, seller, id };
}

/** Buys a work by a transaction that no block includes before `release`. */
async function sendHeldPurchase(page: Page, wallet: TestWallet, id: number): Promise<void> {
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  const dialog = page.getByRole('dialog', { name: 'Buy NFT' });
  await dialog.getByRole('button', { name: 'Approve BSCS' }).click();
  await expect(dialog.getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
  wallet.hold();
  await confirmAction(page, 'Buy NFT', 'Buy');
  await expect(page.getByRole('dialog').getByText('Transaction submitted')).toBeVisible();
  await waitForNonce(page, localChainId, wallet.sent.at(-1)!);
}

test('[NFT-04] [NFT-03] given a media process that is away, then the work says so, and is bought', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR_FAILED/);
  const { art, id } = await listWork(stack.rpcUrl);
  const { mediaOrigin } = await fetchSiteConfig(stack.webUrl);
  await page.route(`${mediaOrigin}/**`, (route) => route.abort());
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await expect(page.getByText('The file can’t be loaded now')).toBeVisible();
  await findAction(page, 'Buy').click();
  await payAction(page, 'Buy NFT', 'Buy');
  await closeAction(page, 'Buy NFT successfully!');
  expect(await art.readOwner(id)).toBe(wallet.address());
});

test('[NFT-04] [SHELL-05] given nodes that are away, then a work has no price and no button, and both come back with the nodes', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  watch.allow(/Failed to load resource|net::ERR_FAILED|could not be read|Unable to fetch price data/);
  const { art, id } = await listWork(stack.rpcUrl);
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  const node = `${stack.rpcUrl}/**`;
  await page.route(node, (route) => route.abort());
  await page.goto(toArtworkPath(id));
  const listing = page.getByRole('region', { name: `Untitled #${id}` });
  await expect(listing.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(listing).not.toContainText('BSCS');
  await expect(findAction(page, 'Buy')).toBeHidden();

  await page.unroute(node);
  await expect(listing).toContainText('10 BSCS');
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  await payAction(page, 'Buy NFT', 'Buy');
  await closeAction(page, 'Buy NFT successfully!');
  expect(await art.readOwner(id)).toBe(wallet.address());
});

test('[NFT-04] given a price that rises before the block of a purchase, then the contract refuses it, and nothing is paid', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const { art, seller, id } = await listWork(stack.rpcUrl);
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await sendHeldPurchase(page, wallet, id);
  await art.changePrice(seller, id, '11');
  await wallet.release();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'The transaction was included but failed. Only the network fee was spent.',
  );
  expect(await art.readBalance(wallet.address())).toBe(toRaw('30'));
  await page.keyboard.press('Escape');

  await findAction(page, 'Buy').click();
  await expect(page.getByRole('dialog', { name: 'Buy NFT' })).toContainText('11 BSCS');
});

test('[NFT-04] [HUB-03] given a purchase, when a reorganisation removes and restores it, then the page shows each', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const { art, id } = await listWork(stack.rpcUrl);
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await page.goto(toArtworkPath(id));
  await connectWallet(page, wallet);
  await findAction(page, 'Buy').click();
  await payAction(page, 'Buy NFT', 'Buy');
  await closeAction(page, 'Buy NFT successfully!');
  const history = page.getByRole('region', { name: 'History' });
  await expect(page.getByText('Owned by you')).toBeVisible();
  await expect(history).toContainText('Sold');

  const raw = await removeBlock(stack.rpcUrl, wallet.sent.at(-1)!);
  await expect(findAction(page, 'Buy')).toBeVisible();
  await expect(page.getByText('Owned by you')).toBeHidden();
  await expect(history).not.toContainText('Sold');

  await requestFromNode(stack.rpcUrl, 'eth_sendRawTransaction', [raw]);
  await expect(page.getByText('Owned by you')).toBeVisible();
  await expect(history).toContainText('Sold');
  expect(await art.readOwner(id)).toBe(wallet.address());
});

test('[NFT-04] [TX-02] given a purchase that waits for its block, then its button is off in another tab, and after a reload', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  watch.allow(withoutFile);
  const { art, id } = await listWork(stack.rpcUrl);
  const wallet = await openWallet({ native: '1', tokens: { BSCS: '30' } });
  await sendHeldPurchase(page, wallet, id);

  const second = await wallet.openTab();
  await second.goto(toArtworkPath(id));
  // A background tab draws no frames.
  await second.bringToFront();
  await expect(findAction(second, 'Buy')).toHaveAttribute('aria-busy', 'true');
  await expect(findAction(second, 'Bid')).not.toHaveAttribute('aria-busy', 'true');
  await second.reload();
  await expect(findAction(second, 'Buy')).toHaveAttribute('aria-busy', 'true');

  await wallet.release();
  await expect(second.getByText('Owned by you')).toBeVisible();
  expect(await art.readOwner(id)).toBe(wallet.address());
});
