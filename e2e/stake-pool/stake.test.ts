import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { computeEarning, computeReward } from '@tradewind/rules/stake-pool/reward';
import { computeMaturity, type Stake } from '@tradewind/rules/stake-pool/stake';
import type { Locator } from '@playwright/test';
import { parseUnits } from 'viem';
import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { expect, test } from '../fixture/game-test.ts';
import {
  closeDone,
  fillStake,
  findAbout,
  findExpired,
  findPeriod,
  findStaking,
  openPool,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { findDetail, swap } from '../fixture/swap-card.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const day = 86_400;

test('[POOL-01] [POOL-02] [POOL-03] stakes for 30 days, sees it accrue, and leaves early with what the dialog said', async ({
  page,
  game,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  const [chain, pools] = [createChainReader(stack.rpcUrl), createPoolReader(stack.rpcUrl)];
  const account = wallet.address();

  await test.step('finds the pool in the list', async () => {
    await page.goto('/StakePool');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tradewind Launch Pools');
    await expect(page.getByText('Total Value Locked').locator('xpath=..')).toContainText(/\$[\d,.]+/);
    await page.getByRole('link', { name: 'Stake BSCS, earn BSCS' }).first().click();
    await expect(page).toHaveURL(/\/StakePool\/0$/);
  });

  await openPool(page, wallet, demoPool.running);
  await expect(findStaking(page).getByRole('button', { name: 'UnStake' })).toBeDisabled();
  await expect(findExpired(page).getByRole('button', { name: 'Harvest' })).toBeDisabled();

  await test.step('the form says the estimate and the fee, and what is missing', async () => {
    const form = await openStakeForm(page);
    await expect(form.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
    // The rules are beside their button: nobody scrolls for them.
    await expect(form.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Amount').fill('500');
    await expect(form.getByRole('button', { name: 'Tick the rules' })).toBeDisabled();
    await form.getByLabel('Amount').fill('1001');
    await expect(form.getByRole('button', { name: 'Insufficient BSCS balance' })).toBeDisabled();
    await form.getByRole('button', { name: /whole BSCS balance/ }).click();
    await expect(form.getByLabel('Amount')).toHaveValue('1000');
    await fillStake(form, '500', /^30 days/);
    // 500 · 8% · 2,592,000 / 31,556,926
    await expect(findDetail(form, 'Estimated reward')).toContainText('3.28549 BSCS');
    await expect(form).toContainText('3% before day 7');
    const reward = computeReward(parseUnits('500', 18), 800n, BigInt(30 * day));
    await expect(form).toContainText(`${toExactText(reward, 'BSCS')} is set aside for you`);
    const untilEnd = (await readTime(findDetail(form, 'Ends on'))) - (await game.readNow());
    expect(Math.abs(untilEnd - 30 * day)).toBeLessThan(60);
    await sendStake(page, form, 'BSCS');
    await closeDone(page, 'Stake successfully!');
  });

  await test.step('the stake accrues by chain time', async () => {
    await expect(findStaking(page)).toContainText('500.0000 BSCS');
    await game.moveTo((await game.readNow()) + 10 * day);
    // 500 · 8% · 864,000 / 31,556,926 = 1.09516…
    await expect(findStaking(page)).toContainText('+1.0951');
    const [stake, ...others] = await pools.readStakes(demoPool.running, account);
    expect(others).toEqual([]);
    expect(stake!.amount).toBe(parseUnits('500', 18));
    expect(await readTime(findStaking(page).getByRole('listitem'))).toBe(Number(computeMaturity(stake!)));
    const columns = page.getByRole('table', { name: 'Periods' }).getByRole('columnheader');
    await expect(columns).toHaveText(['Period', 'APR', 'Staked', 'Capacity left']);
    await expect(findPeriod(page, 30)).toContainText(/APR8%Staked500\.0000 BSCS/);
    await expect(findPeriod(page, 90)).toContainText(/APR14%Staked0\.0000 BSCS/);
  });

  await test.step('leaves on day 10 with the fee of its own table', async () => {
    const choice = await openUnstake(page);
    await expect(choice).toContainText('Fee 10 BSCS (2%)');
    const total = parseUnits('490', 18) + (await readReward(choice));
    await expect(findDetail(choice, 'You receive')).toHaveText(toExactText(total, 'BSCS'));
    await choice.getByRole('checkbox', { name: /^I know/ }).check();
    await choice.getByRole('button', { name: 'UnStake' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unstake' });
    await expect(findDetail(dialog, 'Principal')).toHaveText('500 BSCS');
    await expect(findDetail(dialog, /^Fee$/)).toHaveText('−10 BSCS');
    const shown = await readReward(dialog);
    const opened = BigInt(await game.readNow());
    const stakes = await pools.readStakes(demoPool.running, account);
    const before = await chain.readBalance(account, 'BSCS');
    await dialog.getByRole('button', { name: 'Confirm unstake' }).click();
    const done = page.getByRole('dialog', { name: 'Unstake successfully!' });
    const received = findDetail(done, 'You received').locator('[title]').first();
    await expect(received).toBeVisible();
    // The reward of the dialog is that of its second; each second until the block adds its own.
    const end = await chain.readTime(wallet.sent.at(-1)!);
    expect(findSecond(stakes, shown, end)).toBeGreaterThanOrEqual(opened - 60n);
    const paid = parseUnits('490', 18) + sumUpEarnings(stakes, end);
    expect((await chain.readBalance(account, 'BSCS')) - before).toBe(paid);
    await expect(received).toHaveAttribute('title', toExactText(paid, 'BSCS'));
    await closeDone(page, 'Unstake successfully!');
    expect(await pools.readIds(demoPool.running, account)).toEqual([]);
    await expect(findStaking(page)).toContainText('Nothing is staked here yet');
  });
});

test('[POOL-03] harvests a matured stake: principal and reward arrive, and it is hidden from unstake', async ({
  page,
  game,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '2000' } });
  const [chain, pools] = [createChainReader(stack.rpcUrl), createPoolReader(stack.rpcUrl)];
  await openPool(page, wallet, demoPool.running);
  for (const [amount, period] of [
    ['1000', /^30 days/],
    ['400', /^90 days/],
  ] as const) {
    const form = await openStakeForm(page);
    await fillStake(form, amount, period);
    await sendStake(page, form, 'BSCS');
    await closeDone(page, 'Stake successfully!');
  }
  await test.step('the choice has the fee and the reward of each stake, and their sums', async () => {
    await game.moveTo((await game.readNow()) + 10 * day);
    await expect(findStaking(page)).toContainText('+2.19');
    const choice = await openUnstake(page);
    const row = (period: string) => choice.getByRole('listitem').filter({ hasText: period });
    await expect(row('for 30 days')).toContainText('Fee 20 BSCS (2%)');
    await expect(row('for 30 days')).toContainText('+2.19');
    await expect(row('for 90 days')).toContainText('Fee 8 BSCS (2%)');
    await expect(row('for 90 days')).toContainText('+1.53');
    await expect(findDetail(choice, 'Principal')).toHaveText('0 BSCS');
    await choice.getByRole('checkbox', { name: 'All' }).check();
    await expect(findDetail(choice, 'Principal')).toHaveText('1,400 BSCS');
    await expect(findDetail(choice, /^Fee$/)).toHaveText('−28 BSCS');
    const stakes = await pools.readStakes(demoPool.running, wallet.address());
    const now = BigInt(await game.readNow());
    expect(findSecond(stakes, await readReward(choice), now + 60n)).toBeGreaterThanOrEqual(now - 60n);
    await page.keyboard.press('Escape');
  });
  await game.moveTo((await game.readNow()) + 21 * day);
  await expect(findDetail(findExpired(page), 'Principal')).toContainText('1,000.0000 BSCS');
  const choice = await openUnstake(page);
  await expect(choice.getByText(/for 90 days/)).toBeVisible();
  await expect(choice.getByText(/for 30 days/)).toBeHidden();
  await page.keyboard.press('Escape');
  await findExpired(page).getByRole('button', { name: 'Harvest' }).click();
  await page
    .getByRole('dialog', { name: 'Harvest' })
    .getByRole('button', { name: 'Confirm harvest' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Harvest successfully!' })).toBeVisible();
  await closeDone(page, 'Harvest successfully!');
  // 600 were left, 1,000 came back with 6.57… and the accrued part of 400 at 14%.
  const balance = await chain.readBalance(wallet.address(), 'BSCS');
  expect(balance).toBeGreaterThan(parseUnits('1611', 18));
  expect(balance).toBeLessThan(parseUnits('1612', 18));
  await expect(findDetail(findExpired(page), 'Principal')).toContainText('0.0000 BSCS');
  await expect(findStaking(page)).toContainText('400.0000 BSCS');
});

test('[POOL-04] the nearly full pool refuses an entry with the number that is left', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { DAI: '500' } });
  await openPool(page, wallet, demoPool.nearlyFull);
  await expect(findPeriod(page, 60)).toContainText('75.0000 DAI');
  await expect(findDetail(findAbout(page), 'Capacity left')).toHaveText('75.0000 DAI');
  const form = await openStakeForm(page);
  await fillStake(form, '100', /^60 days/);
  await expect(form.getByRole('button', { name: 'Only 75 DAI are left for this period' })).toBeDisabled();
  await form.getByRole('button', { name: /whole DAI balance/ }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('75');
});

test('[POOL-01] [POOL-03] a finished pool takes no stake, and is in the list of finished ones; BSCS is bought beside the list', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '500.19' } });
  await page.goto('/StakePool');
  await connectWallet(page, wallet);
  const balance = page.getByText('Balance', { exact: true }).locator('xpath=..');
  await expect(balance).toContainText('500.1 BSCS');
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(2);
  await page.getByRole('tab', { name: 'Finished' }).click();
  await expect(page).toHaveURL(/\?list=finished$/);
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(findStaking(page).getByRole('button', { name: 'Stake', exact: true })).toBeDisabled();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy BSCS' });
  await clickUntil(page.getByRole('button', { name: 'Buy BSCS' }), dialog);
  await dialog.getByRole('textbox').fill('0.01');
  await dialog.getByRole('link', { name: 'Review swap' }).click();
  await swap(page);
  const bought = await createChainReader(stack.rpcUrl).readBalance(wallet.address(), 'BSCS');
  expect(bought).toBeGreaterThan(parseUnits('500.19', 18));
  await page.goto('/StakePool');
  await expect(balance).toContainText(`${formatFixedAmount(bought, 18, 1)} BSCS`);
});

/** The chain second of a time on the page. */
async function readTime(place: Locator): Promise<number> {
  const written = await place.locator('time').getAttribute('datetime');
  return Date.parse(written!) / 1000;
}

/** The exact reward of a dialog that ends stakes, in raw units. */
async function readReward(dialog: Locator): Promise<bigint> {
  const written = await findDetail(dialog, 'Reward').innerText();
  return parseUnits(/^[\d,.]+(?= BSCS$)/.exec(written)![0].replaceAll(',', ''), 18);
}

function sumUpEarnings(stakes: readonly Stake[], time: bigint): bigint {
  return stakes.reduce((sum, stake) => sum + computeEarning(stake, time), 0n);
}

/** The second at which these stakes had earned the shown reward to the last digit, at most 5 minutes before a time. */
function findSecond(stakes: readonly Stake[], shown: bigint, latest: bigint): bigint {
  for (let time = latest; time > latest - 300n; time -= 1n)
    if (sumUpEarnings(stakes, time) === shown) return time;
  throw new Error('No second has this reward.');
}
