import type { Page } from '@playwright/test';
import { type Address, parseUnits, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { approvePastPage } from '../fixture/approve-past-page.ts';
import { expectNoViolation, expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import { deployGreedyCollection } from '../fixture/greedy-collection.ts';
import { findToken } from '../fixture/local-chain.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { closeTransaction } from '../fixture/swap-card.ts';
import { payTrader } from '../fixture/trader.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';
import { createWorks } from '../fixture/works.ts';

const stranger = '0x1111111254EEB25477B68fb85Ed929f73A960582';

const findNfts = (page: Page) => page.getByRole('table', { name: 'NFT approvals of your account' });

function findRow(page: Page, ...texts: readonly (string | RegExp)[]) {
  const rows = page.getByRole('main').getByRole('row');
  return texts.reduce((found, hasText) => found.filter({ hasText }), rows);
}

/** An account with approvals of works, of a stranger's collection, and of tokens to pools. */
async function approveAll(rpcUrl: string) {
  const key = generatePrivateKey();
  const account = privateKeyToAddress(key);
  await payTrader(rpcUrl, key, { tokens: { BSCS: '50' } });
  const works = createWorks(rpcUrl);
  const [first] = (await works.mint(account, 2)) as [bigint, bigint];
  const greedy = await deployGreedyCollection(rpcUrl);
  await greedy.mint(account, [7n]);
  await works.approve(key, { operator: works.staking, tokenId: 'all' });
  await works.approve(key, { operator: stranger, tokenId: first });
  await works.approve(key, { collection: greedy.address, operator: stranger, tokenId: 'all' });
  const pools = createPoolReader(rpcUrl);
  const running = await pools.readAddress(demoPool.running);
  const finished = await pools.readAddress(demoPool.finished);
  for (const pool of [running, finished])
    await approvePastPage(rpcUrl, key, [findToken('BSCS').address, pool, parseUnits('20', 18)]);
  return { key, account, works, first, greedy, running, finished };
}

const shorten = (address: Address) => `${address.slice(0, 6)}…`;

test('[LIQ-09] NFT approvals are listed beside those of tokens, our contracts by name, and revoked on chain', async ({
  page,
  openWallet,
  stack,
}) => {
  const { key, account, works, first, greedy, running, finished } = await approveAll(stack.rpcUrl);
  const wallet = await openWallet({}, { keys: [key] });
  await page.goto('/approvals');
  await connectWallet(page, wallet);
  await expect(findNfts(page).getByRole('rowheader')).toHaveCount(3);
  await expect(findRow(page, 'Genesis', 'NFT staking')).toContainText(/All of them.*2 NFTs/);
  await expect(findRow(page, 'Genesis', 'Another contract')).toContainText(new RegExp(`#${first}.*1 NFT`));
  await expect(findRow(page, 'Greedy')).toContainText(
    /Not of this site.*Another contract.*All of them.*1 NFT/,
  );
  for (const pool of [running, finished])
    await expect(findRow(page, 'BSCS', new RegExp(shorten(pool), 'i'))).toContainText(/Launch pool.*20 BSCS/);
  await expectNoViolation(page);

  await test.step('a revocation by which the collection takes a work is not sent', async () => {
    await greedy.arm(greedy.take(account, stranger, 7n));
    await findRow(page, 'Greedy')
      .getByRole('button', { name: /^Revoke Greedy/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('alert').filter({ hasText: /^This transaction takes.*NFT #7 of/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await greedy.disarm();
    expect(wallet.sent).toEqual([]);
  });

  for (const row of [
    findRow(page, 'Genesis', 'NFT staking'),
    findRow(page, 'Genesis', 'Another contract'),
    findRow(page, 'Greedy'),
    findRow(page, 'BSCS', new RegExp(shorten(finished), 'i')),
  ])
    await test.step('an approval is revoked by the keyboard', async () => {
      await row.getByRole('button', { name: /^Revoke / }).focus();
      await page.keyboard.press('Enter');
      await confirmWrite(page.getByRole('dialog'));
      await closeTransaction(page);
      await expect(row).toBeHidden();
    });
  expect(await works.readIsOperator(account, works.staking)).toBe(false);
  expect(await works.readIsOperator(account, stranger, greedy.address)).toBe(false);
  expect(await works.readApproved(first)).toBe(zeroAddress);
  await expect(findNfts(page)).toBeHidden();
  await expect(findRow(page, 'BSCS')).toHaveCount(1);
});

for (const width of [390, 1280])
  test.describe(`NFT approvals, ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[LIQ-09] [SHELL-05] fit the window, and axe finds nothing', async ({
      page,
      openWallet,
      stack,
    }, info) => {
      const { key } = await approveAll(stack.rpcUrl);
      const wallet = await openWallet({}, { keys: [key] });
      await page.goto('/approvals');
      await connectWallet(page, wallet);
      await expect(findRow(page, 'Genesis', 'NFT staking')).toBeVisible();
      await expect(page.getByRole('main').getByText('Launch pool')).toHaveCount(2);
      await expectNoViolationInThemes(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await page.screenshot({ path: info.outputPath('approvals.png'), fullPage: true });
    });
  });
