import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import { createKeyboard } from '../fixture/keyboard.ts';
import {
  approveStake,
  closeDone,
  fillStake,
  findExpired,
  findStaking,
  openPool,
  openStakeForm,
  openUnstake,
} from '../fixture/pool-page.ts';
import { demoPool } from '../fixture/stake-pools.ts';

test('[SHELL-05] axe finds nothing on the pages and dialogs of pools, on a phone and on a desktop', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  await page.goto('/StakePool');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoViolationInThemes(page);
  await openPool(page, wallet, demoPool.running);
  await expectNoViolationInThemes(page);
  const form = await openStakeForm(page);
  await fillStake(form, '200', /^90 days/);
  await expectNoViolationInThemes(page);
  const confirm = await approveStake(page, form, 'BSCS');
  await expectNoViolationInThemes(page);
  await confirm.click();
  await closeDone(page, 'Stake successfully!');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolationInThemes(page);
  const choice = await openUnstake(page);
  await expectNoViolationInThemes(page);
  await choice.getByRole('checkbox', { name: /^I know/ }).check();
  await choice.getByRole('button', { name: 'UnStake' }).click();
  await expect(page.getByRole('button', { name: 'Confirm unstake' })).toBeEnabled();
  await expectNoViolationInThemes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const harvest = page.getByRole('dialog', { name: 'Harvest' });
  await clickUntil(findExpired(page).getByRole('button', { name: 'Harvest' }), harvest);
  await expect(harvest.getByRole('button', { name: 'Confirm harvest' })).toBeEnabled();
  await expectNoViolationInThemes(page);
});

test('[SHELL-02] [SHELL-05] nothing of the pools scrolls sideways at 320 pixels, and a stake is done by keyboard alone', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  await page.setViewportSize({ width: 320, height: 640 });
  const expectFit = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  await page.goto('/StakePool');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectFit();
  await openPool(page, wallet, demoPool.running);
  await expectFit();
  const keyboard = createKeyboard(page);
  await keyboard.press(findStaking(page).getByRole('button', { name: 'Stake', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Stake BSCS' });
  await keyboard.type(dialog.getByLabel('Amount'), '150');
  await keyboard.goTo(dialog.getByRole('radio', { name: /^30 days/ }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^90 days/ })).toBeChecked();
  await keyboard.press(dialog.getByRole('checkbox'), 'Space');
  await expectFit();
  await keyboard.press(dialog.getByRole('button', { name: 'Stake', exact: true }));
  await keyboard.expectInside(dialog);
  await keyboard.press(dialog.getByRole('button', { name: 'Approve BSCS', exact: true }));
  await expect(dialog.getByRole('button', { name: 'Confirm stake' })).toBeVisible();
  await keyboard.expectInside(dialog);
  await keyboard.press(dialog.getByRole('button', { name: 'Confirm stake' }));
  const done = page.getByRole('dialog', { name: 'Stake successfully!' });
  await expect(done).toBeVisible();
  await expectFit();
  await keyboard.press(done.getByRole('button', { name: 'Close' }).last());
  await expect(done).toBeHidden();
  await expect(findStaking(page)).toContainText('150.0000 BSCS');
});
