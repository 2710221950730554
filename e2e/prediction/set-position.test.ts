import { expect, test } from '../fixture/game-test.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { openGame } from '../fixture/game-page.ts';
import { findForm, findRound, openForm } from '../fixture/round-page.ts';
import { findDetail } from '../fixture/swap-card.ts';

for (const side of ['UP', 'DOWN'] as const)
  test(`[PRED-05] ${side}: amount, slider and shortcuts, and the reason why a stake can't be confirmed`, async ({
    page,
    request,
    game,
    player,
  }) => {
    const epoch = await game.openRound();
    await openGame(page, player);
    const form = await openForm(page, epoch, side);
    const stake = form.getByLabel('Your stake');
    await expect(form).toContainText('Balance: 10.0000 BNB');
    await expect(form.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
    await stake.fill('0');
    await expect(form.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
    await stake.fill('0.0009');
    await expect(form.getByRole('alert')).toHaveText('A minimum amount of 0.001 BNB is required');
    await expect(form.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await stake.fill('0.001');
    await expect(form.getByRole('alert')).toHaveText('');
    await expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(findDetail(form, 'Network fee')).toContainText(/^0\.\d+ BNB \(.+\)$/);
    await stake.fill('9.99999999');
    await expect(form).toContainText(/Not enough BNB for the network fee \(need 0\.\d+ BNB\)/);
    await expect(form.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await stake.fill('11');
    await expect(form.getByRole('alert')).toHaveText('Insufficient BNB balance');
    await expect(form.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    for (const [shortcut, amount] of Object.entries({
      '10%': '1',
      '25%': '2.5',
      '50%': '5',
      '75%': '7.5',
      Max: '9.999',
    })) {
      await form.getByRole('button', { name: shortcut, exact: true }).click();
      await expect(stake).toHaveValue(amount);
    }
    await form.getByRole('slider').fill('33');
    await expect(stake).toHaveValue('3.3');
    await expectValue(request, form, { symbol: 'BNB', amount: '3.3' });
    await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', '33%');
    await expect(form.getByRole('button', { name: side, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await form.getByRole('button', { name: 'Back to the round' }).click();
    await expect(findRound(page, epoch).getByRole('button', { name: `Enter ${side}` })).toBeVisible();
  });

test('[PRED-05] without a wallet the entry area is disabled and a connect control replaces Confirm', async ({
  page,
  game,
}) => {
  const epoch = await game.openRound();
  await openGame(page);
  const form = await openForm(page, epoch, 'UP');
  await expect(form.getByLabel('Your stake')).toBeDisabled();
  await expect(form.getByRole('slider')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Max' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await form.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible();
  await expect(findForm(page)).toBeVisible();
});
