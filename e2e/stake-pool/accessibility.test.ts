import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import {
  closeDone,
  fillStake,
  openPool,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { demoPool } from '../fixture/stake-pools.ts';

test.describe('pools', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, () => {
      test.use({ colorScheme, reducedMotion: 'reduce' });
      test('[SHELL-05] axe finds nothing on the pages and dialogs of pools, on a phone and on a desktop', async ({
        page,
        openWallet,
      }) => {
        const wallet = await openWallet({ tokens: { BSCS: '1000' } });
        await page.goto('/StakePool');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectNoViolation(page);
        await openPool(page, wallet, demoPool.running);
        await expectNoViolation(page);
        const form = await openStakeForm(page);
        await fillStake(form, '200', /^90 days/);
        await expectNoViolation(page);
        await sendStake(page, form, 'BSCS');
        await closeDone(page, 'Stake successfully!');
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoViolation(page);
        await openUnstake(page);
        await expectNoViolation(page);
      });
    });
});

test('[SHELL-02] [SHELL-05] nothing of the pools scrolls sideways at 320 pixels, and a stake is filled in by keyboard', async ({
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
  const form = await openStakeForm(page);
  await form.getByLabel('Amount').focus();
  await page.keyboard.type('150');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: /^90 days/ })).toBeChecked();
  await form.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('button', { name: 'Stake', exact: true })).toBeEnabled();
});
