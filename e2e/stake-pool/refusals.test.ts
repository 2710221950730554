import type { stakeActivitySchema } from '@tradewind/schema/stake-pool/stake-activity';
import type { Page } from '@playwright/test';
import { type Address, parseUnits } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import type * as z from 'zod/mini';
import { approvePastPage } from '../fixture/approve-past-page.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findToken } from '../fixture/local-chain.ts';
import {
  closeDone,
  fillStake,
  findAbout,
  findHistory,
  findStaking,
  openPool,
  openStakeConfirm,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { findNotices } from '../fixture/round-page.ts';
import { payTrader } from '../fixture/trader.ts';
import { openAccount } from '../fixture/wallet-dialog.ts';
import { cutOffServers } from '../fixture/servers-away.ts';
import { anyContract, toAddress, toHash } from '../test-support/known.ts';

type StakeActivity = z.infer<typeof stakeActivitySchema>;

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
  await openPool(page, wallet, demoPool.running);
  const confirm = await openStakeConfirm(page, '500', /^90 days/);
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
  await openPool(page, wallet, demoPool.running);
  const confirm = await openStakeConfirm(page, '500', /^90 days/);
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
  await cutOffServers(page, watch);
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

test('[POOL-02] [LIQ-09] given answers of the API with a pool that the factory does not know, then no page links to it, and no spender is named after it', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const key = generatePrivateKey();
  await payTrader(rpcUrl, key, { tokens: { BSCS: '50' } });
  const planted = toAddress('c');
  await approvePastPage(rpcUrl, key, [findToken('BSCS').address, planted, parseUnits('20', 18)]);
  const wallet = await openWallet({}, { keys: [key] });
  const pool = await createPoolReader(rpcUrl).readAddress(demoPool.running);
  await plantPool(page, pool, planted);
  const links = page.locator(`a[href*="${planted}" i]`);

  await openPool(page, wallet, demoPool.running);
  await expect(findHistory(page)).toContainText('Staked · 30 days');
  await expect(findAbout(page).getByRole('link')).toHaveAttribute('href', new RegExp(pool, 'i'));
  await expect(links).toHaveCount(0);
  await page.goto('/StakePool');
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveCount(2);
  await expect(links).toHaveCount(0);
  const account = await openAccount(page, wallet);
  await account.getByRole('tab', { name: 'Activity' }).click();
  await expect(account.getByRole('listitem').filter({ hasText: 'BSCS' })).not.toHaveCount(0);
  await expect(links).toHaveCount(0);

  await page.goto('/approvals');
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: new RegExp(planted.slice(0, 6), 'i') });
  await expect(row).toContainText(/BSCS.*Another contract.*20 BSCS/);
  await expect(page.getByRole('main')).not.toContainText('Launch pool');
});

/** The API's answers name another address in place of a pool, and list a stake of the account in it. */
async function plantPool(page: Page, pool: Address, planted: Address): Promise<void> {
  await page.route('**/api/pool/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(new RegExp(pool, 'gi'), planted);
    await route.fulfill({ response, body });
  });
  const { address } = findToken('BSCS');
  const token = { address: address.toLowerCase() as Address, symbol: 'BSCS', decimals: 18 };
  const stake: StakeActivity = {
    kind: 'stake',
    change: 'staked',
    txHash: toHash('d'),
    logIndex: 0,
    blockNumber: 1,
    blockTimestamp: 1_800_000_000,
    pool: planted,
    poolId: 7,
    stakeId: 0,
    period: 30 * 86_400,
    depositToken: token,
    earnToken: token,
    amount: String(parseUnits('300', 18)),
    fee: '0',
    reward: '0',
    credit: '0',
    recipient: null,
  };
  await page.route('**/api/accounts/*/activity*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, rows: [stake] } } });
  });
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
