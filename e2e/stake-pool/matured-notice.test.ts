import { expect, test } from '../fixture/game-test.ts';
import { expectLive } from '../fixture/live-page.ts';
import {
  closeDone,
  fillStake,
  findExpired,
  openPool,
  openStakeForm,
  sendStake,
} from '../fixture/pool-page.ts';
import { demoPool } from '../fixture/stake-pools.ts';
import { findAccountButton } from '../fixture/wallet-dialog.ts';

const day = 86_400;
/** The keeper looks once a minute. */
const noticeTimeout = 90_000;

test('[POOL-03] [HUB-02] given a signed-in account, when its stake matures, then any page says so once and leads to the pool', async ({
  page,
  game,
  openWallet,
}) => {
  test.setTimeout(3 * noticeTimeout);
  const wallet = await openWallet({ tokens: { BSCS: '700' } });
  await openPool(page, wallet, demoPool.running);
  const form = await openStakeForm(page);
  await fillStake(form, '700', /^30 days/);
  await sendStake(page, form, 'BSCS');
  await closeDone(page, 'Stake successfully!');

  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/swap');
  await expectLive(page, 'Live');

  // The keeper's first run begins a day back.
  await game.moveTo((await game.readNow()) + 30 * day + 3_600);
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Your stake of 700 BSCS matured.', { timeout: noticeTimeout });
  await notices.getByRole('link', { name: 'Harvest it' }).click();
  await expect(page).toHaveURL(/\/StakePool\/0$/);
  await expect(notices.getByText('matured')).toHaveCount(0);
  await expect(findExpired(page)).toContainText('700.0000 BSCS');
  await expect(findExpired(page).getByRole('button', { name: 'Harvest' })).toBeEnabled();
});
