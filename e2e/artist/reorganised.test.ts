import { confirmMint, createProfile, describeWork, drawFile, pressMint } from '../fixture/artist-form.ts';
import { expect, test } from '../fixture/game-test.ts';
import { removeBlock } from '../fixture/remove-block.ts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

test('[ART-02] [ART-03] [HUB-03] given a mint, when a reorganisation removes and restores it, then the work leaves, and comes back with its texts', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const wallet = await openWallet({ native: '0.1' });
  const main = page.getByRole('main');
  await page.goto('/create-artists');
  await connectWallet(page, wallet);
  await createProfile(page, 'Odd Berg');
  await main.getByLabel('File').setInputFiles(drawFile('png'));
  await describeWork(page, 'Twice on the chain');
  await pressMint(page);
  await confirmMint(page, 'Twice on the chain');
  const work = main.getByRole('link', { name: 'Twice on the chain' });

  const raw = await removeBlock(rpcUrl, wallet.sent.at(-1)!);
  await expect(work).toBeHidden();
  await page.goto('/mint-nft');
  await expect(main.getByRole('region', { name: 'Uploaded, not minted yet' })).toContainText(
    'Twice on the chain',
  );

  await requestFromNode(rpcUrl, 'eth_sendRawTransaction', [raw]);
  await page.goto('/my-artworks');
  await expect(work).toBeVisible();
});
