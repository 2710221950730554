import { expect, test } from '../fixture/game-test.ts';
import { openGame } from '../fixture/game-page.ts';
import { findRounds } from '../fixture/round-page.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';

test('[PRED-04] the welcome requires both boxes, and is remembered', async ({ page }) => {
  await page.goto('/prediction');
  const welcome = page.getByRole('dialog', { name: 'Welcome!' });
  const proceed = welcome.getByRole('button', { name: 'Continue' });
  const [risk, rules] = [0, 1].map((index) => welcome.getByRole('checkbox').nth(index));
  await expect(proceed).toBeDisabled();
  await risk!.check();
  await expect(proceed).toBeDisabled();
  await rules!.check();
  await risk!.uncheck();
  await expect(proceed).toBeDisabled();
  await risk!.check();
  await expectNoViolation(page);
  await proceed.click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(findRounds(page)).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('[PRED-04] a user who does not accept is led home', async ({ page }) => {
  await page.goto('/prediction');
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('[PRED-04] under maintenance a user collects winnings: the indexed ones, and the ones from the contracts', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await page.route('**/api/prediction/all', (route) =>
    route.fulfill({ json: { succeeded: true, data: [], market: null } }),
  );
  await page.route('**/api/prediction/joined_history', (route) =>
    route.fulfill({ json: { succeeded: true, data: [], nextBefore: null } }),
  );
  await openGame(page, player);
  await expect(page.getByText('Prediction Market is under maintenance')).toBeVisible();
  await page.getByRole('button', { name: `Collect round #${epoch}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => game.readClaimable(epoch, player.address)).toBe(0n);
});

test('[PRED-04] without rounds the market is under maintenance, and leads home', async ({ page }) => {
  await page.route('**/api/prediction/all', (route) =>
    route.fulfill({ json: { succeeded: true, data: [], market: null } }),
  );
  await page.goto('/prediction');
  await expect(page.getByText('Prediction Market is under maintenance')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeHidden();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/');
});
