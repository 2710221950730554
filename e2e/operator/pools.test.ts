import type { Page } from '@playwright/test';
import { parseUnits } from 'viem';
import { describeEachScreen } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { findToken } from '../fixture/local-chain.ts';
import {
  createPoolReader,
  findPoolCard,
  openOperatorPools,
  openPoolAction,
  operatorKey,
} from '../fixture/operator-page.ts';
import { closeTransaction, findDetail, findTokenDialog, findTokenRows } from '../fixture/swap-card.ts';
import { demoPool } from '../fixture/stake-pools.ts';
import { expect, test } from '../fixture/test.ts';
import { findAccountButton } from '../fixture/wallet-dialog.ts';
import { recipient } from '../test-support/known.ts';

async function chooseToken(page: Page, field: string, symbol: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await findTokenDialog(page).getByRole('searchbox').fill(findToken(symbol).address);
  await findTokenRows(page).first().click();
}

/** Sends the write of the open dialog, after its simulation. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send transaction' }).click();
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  await closeTransaction(page);
}

function listLog(page: Page) {
  return page.getByRole('table', { name: 'Log' }).getByRole('rowheader');
}

test('[OPS-02] an operator creates a pool, funds it, withdraws free rewards, sets its terms, finishes it, and the log has it', async ({
  page,
  openWallet,
  stack,
}) => {
  test.setTimeout(180_000);
  const wallet = await openWallet({}, { keys: [operatorKey] });
  const chain = createPoolReader(stack.rpcUrl);
  const number = await chain.count();
  const name = `Pool ${number}`;
  const card = findPoolCard(page, name);
  await openOperatorPools(page, wallet);

  await test.step('each rule of the contract is a message before anything is sent', async () => {
    const form = page.getByRole('form', { name: 'Create a pool' });
    await form.getByRole('button', { name: 'Review' }).click();
    await expect(form.getByRole('alert')).toHaveCount(7);
    await chooseToken(page, 'Token to stake', 'BSCS');
    await chooseToken(page, 'Token of the rewards', 'BUSD');
    await form.getByLabel('Least stake').fill('10');
    await form.getByLabel('Cap').fill('5');
    await expect(form).toContainText('The least stake is above the cap.');
    await form.getByLabel('Cap').fill('1000');
    await form.getByLabel('Treasury').fill(recipient);
    await form.getByLabel('Days of Period 1').fill('1461');
    await form.getByLabel('Rate of Period 1').fill('12.5');
    await expect(form).toContainText('A period is at most four years');
    await form.getByLabel('Days of Period 1').fill('30');
    await form.getByRole('button', { name: 'Add a fee' }).click();
    await form.getByLabel('Day of Fee 1').fill('5');
    await form.getByLabel('Rate of Fee 1').fill('10.01');
    await expect(form).toContainText('A fee is at most 10%.');
    await form.getByLabel('Rate of Fee 1').fill('10');
    await expect(form.getByRole('alert')).toHaveCount(0);
    expect(wallet.sent).toEqual([]);
    await form.getByRole('button', { name: 'Review' }).click();
  });

  await test.step('creates it', async () => {
    await confirm(page);
    await expect(card).toContainText('Live');
    await expect(findDetail(card, 'Cap')).toHaveText('1,000 BSCS');
    await expect(findDetail(card, 'Free').last()).toHaveText('0 BUSD');
    expect(await chain.read(await chain.at(number))).toMatchObject({
      owner: wallet.address(),
      periods: [{ duration: 2_592_000, aprBps: 1_250 }],
      fees: [{ day: 5, bps: 1_000 }],
    });
  });

  await test.step('approves and funds it in one dialog', async () => {
    const form = await openPoolAction(card, 'Fund');
    await form.getByLabel('Amount').fill('250.5');
    await form.getByRole('button', { name: 'Fund', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve BUSD' }).click();
    await confirm(page);
    await expect(findDetail(card, 'Free').last()).toHaveText('250.5 BUSD');
  });

  await test.step('withdraws a part of the free rewards, and not more', async () => {
    const form = await openPoolAction(card, 'Withdraw');
    await form.getByLabel('Amount').fill('250.6');
    await expect(form.getByRole('alert')).toHaveText('More than what is free.');
    await expect(form.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
    await form.getByLabel('Amount').fill('50.5');
    await form.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await confirm(page);
    await expect(findDetail(card, 'Free').last()).toHaveText('200 BUSD');
    expect((await chain.read(await chain.at(number))).free).toBe(parseUnits('200', 18));
  });

  await test.step('sets its periods for later stakes', async () => {
    const form = await openPoolAction(card, 'Periods');
    await expect(findDetail(form, '30 days')).toHaveText('12.5%');
    await expect(form).toContainText('For later stakes only. Stakes that exist keep their terms.');
    await expect(form.getByRole('button', { name: 'Review' })).toBeDisabled();
    await form.getByLabel('Days of Period 1').fill('0');
    await expect(form.getByRole('alert')).toHaveText('Enter whole days, at least 1.');
    await form.getByLabel('Days of Period 1').fill('1461');
    await expect(form.getByRole('alert')).toContainText('A period is at most four years');
    await form.getByLabel('Days of Period 1').fill('60');
    await form.getByRole('button', { name: 'Add a period' }).click();
    await form.getByLabel('Days of Period 2').fill('7');
    await form.getByLabel('Rate of Period 2').fill('3');
    await form.getByRole('button', { name: 'Review' }).click();
    await confirm(page);
    await expect(findDetail(form, '7 days')).toHaveText('3%');
    expect((await chain.read(await chain.at(number))).periods).toEqual([
      { duration: 5_184_000, aprBps: 1_250 },
      { duration: 604_800, aprBps: 300 },
    ]);
  });

  await test.step('sets its fees for later stakes', async () => {
    const form = await openPoolAction(card, 'Fees');
    await expect(findDetail(form, 'Before day 5')).toHaveText('10%');
    await form.getByRole('button', { name: 'Add a fee' }).click();
    await form.getByLabel('Day of Fee 2').fill('5');
    await form.getByLabel('Rate of Fee 2').fill('10.01');
    await expect(form).toContainText('The day must be above the day of the row before.');
    await expect(form).toContainText('A fee is at most 10%.');
    await form.getByLabel('Day of Fee 2').fill('9');
    await form.getByLabel('Rate of Fee 2').fill('2');
    await form.getByRole('button', { name: 'Review' }).click();
    await confirm(page);
    await expect(findDetail(form, 'Before day 9')).toHaveText('2%');
    expect((await chain.read(await chain.at(number))).fees).toEqual([
      { day: 5, bps: 1_000 },
      { day: 9, bps: 200 },
    ]);
  });

  await test.step('finishes it', async () => {
    const form = await openPoolAction(card, 'Finish');
    await form.getByRole('button', { name: `Finish ${name}` }).click();
    await confirm(page);
    await expect(card).toContainText('Finished');
    expect((await chain.read(await chain.at(number))).isFinished).toBe(true);
  });

  await test.step('the log has six rows of it, also after a reload', async () => {
    const newest = [
      'Pool finished',
      'Fees set',
      'Periods set',
      'Free rewards withdrawn',
      'Rewards added',
      'Pool created',
    ];
    for (const open of [async () => undefined, () => page.reload()]) {
      await open();
      for (const [index, what] of newest.entries()) await expect(listLog(page).nth(index)).toHaveText(what);
    }
  });
});

test('[OPS-02] an account without the role sees every figure, and why it has no forms', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.goto('/operator/pools');
  await expect(page.getByText('Connect the wallet of an operator')).toBeVisible();
  await openOperatorPools(page, wallet);
  await expect(page.getByText('This account has no role here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pools' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Log' })).toHaveCount(0);
});

test('[OPS-02] given a server that does not answer, then the roles are unknown, and the pools are read from the chain', async ({
  page,
  openWallet,
  watch,
}) => {
  const wallet = await openWallet();
  watch.allow(/operator\/roles/);
  await page.route('**/api/operator/**', (route) => route.abort());
  await page.goto('/operator/pools');
  await openOperatorPools(page, wallet);
  await expect(page.getByText('Your roles are unknown')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pools' })).toBeVisible();
  await page.unroute('**/api/operator/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This account has no role here')).toBeVisible();
});

test('[OPS-02] given a form with input, when the session ends, then it is kept, and sends after the next sign-in', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({}, { keys: [operatorKey] });
  await openOperatorPools(page, wallet);
  // A pool of the local stack: another test finishes the one that it created.
  const form = await openPoolAction(findPoolCard(page, `Pool ${demoPool.running}`), 'Periods');
  const days = form.getByLabel('Days of Period 1');
  await days.fill('777');
  await page.context().clearCookies();
  // As another tab that ends the session does it.
  await page.evaluate(() => {
    const key = 'tradewind.signed-in';
    localStorage.setItem(key, '{"state":{},"version":0}');
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
  });
  await expect(page.getByText('Your session ended. Sign in again.')).toBeVisible();
  await expect(days).toHaveValue('777');
  await form.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your session ended. Sign in again.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send transaction' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your session ended. Sign in again.')).toBeHidden();
  await expect(days).toHaveValue('777');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('button', { name: 'Send transaction' })).toBeEnabled();
});

describeEachScreen((viewport) => {
  test('[SHELL-06] the console has no violation and no sideways scroll', async ({ page, openWallet }) => {
    const wallet = await openWallet({}, { keys: [operatorKey] });
    await openOperatorPools(page, wallet);
    await expect(findAccountButton(page, wallet.address())).toBeVisible();
    const form = page.getByRole('form', { name: 'Create a pool' });
    await form.getByRole('button', { name: 'Add a fee' }).click();
    await form.getByRole('button', { name: 'Review' }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await expectNoViolationInThemes(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
});
