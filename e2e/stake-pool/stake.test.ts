import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/game-test.ts';
import {
  closeDone,
  fillStake,
  findExpired,
  findStaking,
  openPool,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { findDetail } from '../fixture/swap-card.ts';

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
    await sendStake(page, form, 'BSCS');
    await closeDone(page, 'Stake successfully!');
  });

  await test.step('the stake accrues by chain time', async () => {
    await expect(findStaking(page)).toContainText('500.0000 BSCS');
    await game.moveTo((await game.readNow()) + 10 * day);
    // 500 · 8% · 864,000 / 31,556,926 = 1.09516…
    await expect(findStaking(page)).toContainText('+1.0951');
    const [id] = await pools.readIds(demoPool.running, account);
    expect((await pools.readStake(demoPool.running, account, id!)).amount).toBe(parseUnits('500', 18));
  });

  await test.step('leaves on day 10 with the fee of its own table', async () => {
    const choice = await openUnstake(page);
    await expect(choice).toContainText('Fee 10 BSCS (2%)');
    await choice.getByRole('checkbox', { name: /^I know/ }).check();
    await choice.getByRole('button', { name: 'UnStake' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unstake' });
    const atLeast = await findDetail(dialog, 'Reward').innerText();
    const before = await chain.readBalance(account, 'BSCS');
    await dialog.getByRole('button', { name: 'Confirm unstake' }).click();
    await expect(page.getByRole('dialog', { name: 'Unstake successfully!' })).toBeVisible();
    const received = (await chain.readBalance(account, 'BSCS')) - before;
    const promised = parseUnits('490', 18) + parseUnits(/^[\d.]+/.exec(atLeast)![0], 18);
    expect(received).toBeGreaterThanOrEqual(promised);
    // A few seconds of reward at most: 500 · 8% / 31,556,926 a second.
    expect(received - promised).toBeLessThan(parseUnits('0.001', 18));
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
  const chain = createChainReader(stack.rpcUrl);
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
  await game.moveTo((await game.readNow()) + 31 * day);
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
  const form = await openStakeForm(page);
  await fillStake(form, '100', /^60 days/);
  await expect(form.getByRole('button', { name: 'Only 75 DAI are left for this period' })).toBeDisabled();
  await form.getByRole('button', { name: /whole DAI balance/ }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('75');
});

test('[POOL-03] a finished pool takes no stake, and is in the list of finished ones', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '500' } });
  await page.goto('/StakePool');
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(2);
  await page.getByRole('tab', { name: 'Finished' }).click();
  await expect(page).toHaveURL(/\?list=finished$/);
  await expect(cards).toHaveCount(1);
  await openPool(page, wallet, demoPool.finished);
  await expect(findStaking(page).getByRole('button', { name: 'Stake', exact: true })).toBeDisabled();
});
