import { expect, test } from '../fixture/test.ts';

/** Every path of SHELL-01 with the heading that a visitor finds there. */
const pages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Swap, pool and stake from your own wallet'],
  ['/swap', 'Exchange'],
  ['/find', 'Import Pool'],
  ['/pool', 'Liquidity'],
  ['/add', 'Add liquidity'],
  ['/add/ETH', 'Add liquidity'],
  ['/add/ETH/0x0000000000000000000000000000000000000001', 'Add liquidity'],
  ['/remove/ETH/0x0000000000000000000000000000000000000001', 'Remove liquidity'],
  ['/maintenance', 'Back soon'],
  ['/yup-test', 'Form demonstration'],
  ['/prediction', 'Prediction'],
  ['/Predic/MobilePrediction', 'Prediction'],
  ['/launchpad', 'IDO Launchpad'],
  ['/launchpad/0x0000000000000000000000000000000000000001/7', 'Token sale'],
  ['/LaunchpadV3/0x0000000000000000000000000000000000000001/7', 'Token sale'],
  ['/nft-megamarket', 'NFT Megamarket'],
  ['/nft-megamarket-detail/7', 'Artwork'],
  ['/genesis-market', 'Genesis Market'],
  ['/ino', 'INO Launchpad'],
  ['/ino-new_v2', 'INO Launchpad'],
  ['/ino-new/7', 'INO campaign'],
  ['/ino/some-campaign', 'INO campaign'],
  ['/StakePool', 'Launch Pools'],
  ['/StakePool/7', 'Launch Pool'],
  ['/stakepool/7', 'Launch Pool'],
  ['/stakeNFT', 'Stake NFT'],
  ['/my-artworks', 'My NFT Artworks'],
  ['/mint-nft', 'Mint NFT'],
  ['/usercenter/7', 'Profile'],
  ['/create-artists', 'Create artist profile'],
];

for (const part of [0, 1])
  test(`[SHELL-01] every path loads its page (${part + 1} of 2)`, async ({ page }) => {
    for (const [path, heading] of pages.filter((_, index) => index % 2 === part)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

test('[SHELL-01] an unknown path leads home, and Back does not lead into it again', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/maintenance');
});

test('[SHELL-01] the code of an area comes when it is first visited', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') chunks.push(new URL(request.url()).pathname);
  });
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
  const first = chunks.length;
  expect(chunks.join()).not.toContain('swap');
  await page.getByRole('link', { name: 'Tradewind' }).click();
  await page.getByRole('link', { name: 'Start trading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  expect(chunks.slice(first).join()).toContain('swap');
});
