import type { Page } from '@playwright/test';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import { closeDone } from '../fixture/pool-page.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { expectSameDialog, expectStep, keepDialog } from '../fixture/write-dialog.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { cutOffServers } from '../fixture/servers-away.ts';
import { createWorks } from '../fixture/works.ts';

const day = 86_400;

const findBoost = (page: Page) => page.getByRole('region', { name: 'Your boost' });
const findBoostFigure = (page: Page) =>
  findBoost(page)
    .getByText(/^\+\d+%$/)
    .first();

async function choose(page: Page, ids: readonly bigint[]): Promise<void> {
  for (const id of ids) await page.getByRole('checkbox', { name: `Genesis #${id}`, exact: true }).check();
}

test('[NST-01] stakes two works, sees the boost count from the next day, and takes them back', async ({
  page,
  game,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet();
  const works = createWorks(stack.rpcUrl);
  const account = wallet.address();
  const ids = await works.mint(account, 3);
  const [first, second] = ids as [bigint, bigint, bigint];
  await page.goto('/stakeNFT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stake NFT');
  await connectWallet(page, wallet);
  await expect(page.getByRole('checkbox', { name: /^Genesis #/ })).toHaveCount(3);
  await expectNoViolation(page);

  await test.step('the permission and the stake are one dialog, simulated together', async () => {
    await choose(page, [first, second]);
    await page.getByRole('button', { name: 'Stake 2', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stake works' });
    await expect(dialog).toContainText('First your wallet shows the permission');
    await expect(findDetail(dialog, 'Network fee')).toContainText('BNB');
    await keepDialog(dialog);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Confirm stake' }).click();
    await expectStep(page.getByRole('dialog'), 'Allow staking of Genesis', 'Done');
    await expect(page.getByRole('dialog', { name: 'Works are staked' })).toBeVisible();
    await expectSameDialog(page);
    await closeDone(page, 'Works are staked');
    expect(await works.readStaked(account)).toHaveLength(2);
    expect(await works.readOwner(first)).toBe(works.staking);
  });

  await test.step('they count from the next day on', async () => {
    await expect(page.getByRole('checkbox', { name: /^Genesis #/ })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Staked (2)' }).click();
    await expect(page.getByText(/^Counts from /)).toHaveCount(2);
    await expect(findBoostFigure(page)).toHaveText('+0%');
    await expect(findDetail(findBoost(page), 'A day from now')).toHaveText('20 · +1%');
    await game.moveTo((await game.readNow()) + day + 60);
    await expect(findDetail(findBoost(page), 'Weight')).toHaveText('20');
    await expect(findBoostFigure(page)).toHaveText('+1%');
    expect(await works.readBoost(account)).toBe(100n);
  });

  await test.step('they return', async () => {
    await choose(page, [first, second]);
    await page.getByRole('button', { name: 'UnStake 2', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Take works back' })
      .getByRole('button', { name: 'Confirm unstake' })
      .click();
    await closeDone(page, 'Works are back');
    expect(await works.readOwner(first)).toBe(account);
    await expect(page.getByText('No staked works')).toBeVisible();
    await expect(findBoostFigure(page)).toHaveText('+0%');
  });
});

test('[NST-01] one work is staked by sending it, without a permission; with our servers cut off it comes back', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  const wallet = await openWallet();
  const works = createWorks(stack.rpcUrl);
  const [id] = (await works.mint(wallet.address(), 1)) as [bigint];
  await page.goto('/stakeNFT');
  await connectWallet(page, wallet);
  await choose(page, [id]);
  await page.getByRole('button', { name: 'Stake 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stake works' });
  await expect(dialog).not.toContainText('permission');
  await dialog.getByRole('button', { name: 'Confirm stake' }).click();
  await closeDone(page, 'Works are staked');
  expect(wallet.sent).toHaveLength(1);
  await cutOffServers(page, watch);
  await page.reload();
  await expect(page.getByText('Your wallet’s works could not be read')).toBeVisible();
  await page.getByRole('tab', { name: 'Staked (1)' }).click();
  await choose(page, [id]);
  await page.getByRole('button', { name: 'UnStake 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  await closeDone(page, 'Works are back');
  expect(await works.readOwner(id)).toBe(wallet.address());
});

test('[INO-01] the tier says TBA below 30,000, and leads to stakes and to more of the token', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1234.56' } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/stakeNFT');
  await connectWallet(page, wallet);
  const tier = page.getByRole('region', { name: 'Your tier' });
  await expect(tier).toContainText('TBA');
  await expect(findDetail(tier, 'Balance')).toHaveText('1,234.5 BSCS');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await tier.getByRole('button', { name: 'How to Stake' }).click();
  await expect(page.getByRole('dialog', { name: 'How to Stake' })).toContainText('exactly 90,000');
  await page.keyboard.press('Escape');
  await tier.getByRole('button', { name: 'Buy BSCS' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy BSCS' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tier.getByRole('link', { name: 'Stake Now' }).click();
  await expect(page).toHaveURL('/StakePool');
});
