import type { Locator, Page } from '@playwright/test';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/game-test.ts';
import {
  closeDone,
  fillStake,
  findStaking,
  openPool,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { findNotices } from '../fixture/round-page.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { anyContract } from '../test-support/known.ts';

test('[POOL-02] a pool is found by number and by address, in any letter case; another address is none of ours', async ({
  page,
  stack,
}) => {
  const address = await createPoolReader(stack.rpcUrl).readAddress(demoPool.nearlyFull);
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of [
    '/StakePool/1',
    '/stakepool/1',
    `/StakePool/${address}`,
    `/STAKEPOOL/${address.toLowerCase()}/`,
  ]) {
    await page.goto(path);
    await expect(heading).toHaveText('Stake DAI, earn BUSD');
  }
  for (const path of [`/StakePool/${anyContract}`, '/StakePool/99', '/StakePool/-1', '/StakePool/1.0']) {
    await page.goto(path);
    await expect(page.getByText('There is no such pool')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading).toHaveText('Tradewind Launch Pools');
});

test('[POOL-03] given other terms while the wallet was about to open, then nothing is sent', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  const confirm = await openStakeConfirm(page, wallet);
  const sentBefore = wallet.sent.length;
  await withLowerRates(stack.rpcUrl, async () => {
    await confirm.click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
      'The pool offers other terms now',
    );
    await expect(findNotices(page)).toContainText('The pool offers other terms now');
    expect(wallet.sent).toHaveLength(sentBefore);
  });
});

test('[POOL-03] given other terms while the wallet is open, then the pool refuses the stake', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  const confirm = await openStakeConfirm(page, wallet);
  wallet.decide('eth_sendTransaction', 'hold');
  await confirm.click();
  const opened = await wallet.nextPending('eth_sendTransaction');
  await withLowerRates(stack.rpcUrl, async () => {
    opened.approve();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  });
  const pools = createPoolReader(stack.rpcUrl);
  expect(await pools.readIds(demoPool.running, wallet.address())).toEqual([]);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(wallet.address(), 'BSCS')).toBe(1_000n * 10n ** 18n);
});

test('[POOL-04] [POOL-03] with our servers cut off a person stakes, unstakes and harvests', async ({
  page,
  game,
  openWallet,
  stack,
  watch,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  const chain = createChainReader(stack.rpcUrl);
  watch.allow(/\/api\/|stocks|logo|media|UNREACHABLE/);
  await page.route('**/api/**', (route) => route.abort());
  await page.routeWebSocket('**/stocks**', (socket) => void socket.close());
  await openPool(page, wallet, demoPool.running);
  for (const period of [/^30 days/, /^180 days/]) {
    const form = await openStakeForm(page);
    await fillStake(form, '200', period);
    await sendStake(page, form, 'BSCS');
    await closeDone(page, 'Stake successfully!');
  }
  await game.moveTo((await game.readNow()) + 31 * 86_400);
  await expect(findStaking(page)).toContainText('200.0000 BSCS');
  const harvest = page
    .getByRole('region', { name: 'Expired', exact: true })
    .getByRole('button', { name: 'Harvest' });
  await harvest.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm harvest' }).click();
  await closeDone(page, 'Harvest successfully!');
  const choice = await openUnstake(page);
  await choice.getByRole('checkbox', { name: /^I know/ }).check();
  await choice.getByRole('button', { name: 'UnStake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  await closeDone(page, 'Unstake successfully!');
  expect(await chain.readBalance(wallet.address(), 'BSCS')).toBeGreaterThan(998n * 10n ** 18n);
});

test('[POOL-03] while the wallet waits for an answer, no button of the pool opens a second prompt', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '300' } });
  await openPool(page, wallet, demoPool.running);
  await fillStake(await openStakeForm(page), '200', /^30 days/);
  await sendStake(page, page.getByRole('dialog', { name: /^Stake / }), 'BSCS');
  await closeDone(page, 'Stake successfully!');
  wallet.decide('eth_sendTransaction', 'hold');
  const choice = await openUnstake(page);
  await choice.getByRole('checkbox', { name: /^I know/ }).check();
  await choice.getByRole('button', { name: 'UnStake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  const prompt = await wallet.nextPending('eth_sendTransaction');
  // The dialog of the write leads back to the choice.
  await page.keyboard.press('Escape');
  await choice.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const buttons = ['Stake', 'UnStake'].map((name) =>
    findStaking(page).getByRole('button', { name, exact: true }),
  );
  for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
  prompt.reject();
  for (const button of buttons) await expect(button).not.toHaveAttribute('aria-disabled');
});

/** From the page of the running pool to a stake of 90 days that can be confirmed, with its approval. */
async function openStakeConfirm(page: Page, wallet: TestWallet): Promise<Locator> {
  await openPool(page, wallet, demoPool.running);
  const form = await openStakeForm(page);
  await fillStake(form, '500', /^90 days/);
  await form.getByRole('button', { name: 'Stake', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve BSCS', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm stake' });
  await expect(confirm).toBeEnabled();
  return confirm;
}

/** The running pool offers lower rates meanwhile. */
async function withLowerRates(rpcUrl: string, act: () => Promise<void>): Promise<void> {
  const pools = createPoolReader(rpcUrl);
  const day = 86_400;
  const periods = [
    { duration: 30 * day, aprBps: 800 },
    { duration: 90 * day, aprBps: 1_400 },
    { duration: 180 * day, aprBps: 2_200 },
  ];
  await pools.actAsOwner(demoPool.running, 'setPeriods', [
    periods.map((period) => ({ ...period, aprBps: 100 })),
  ]);
  try {
    await act();
  } finally {
    await pools.actAsOwner(demoPool.running, 'setPeriods', [periods]);
  }
}
