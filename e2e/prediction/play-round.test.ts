import { parseEther } from 'viem';
import { expect, test } from '../fixture/game-test.ts';
import { openGame } from '../fixture/game-page.ts';
import { confirmStake, findForm, findNotices, findRound } from '../fixture/round-page.ts';

test('[PRED-01] [PRED-02] [PRED-06] a player enters a round, watches it live and sees the payout', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await game.oppose(epoch, { isUp: false, amount: '1' });
  await openGame(page, player);
  const card = findRound(page, epoch);

  await test.step('the open round shows its pool and the payout of a side', async () => {
    await expect(card).toHaveAccessibleName(`Round ${epoch}, Next`);
    await expect(card).toContainText('Prize Pool1.0000 BNB');
    await page.getByRole('button', { name: 'About Fee' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('A protocol fee of 3% is taken from winnings');
  });

  await test.step('enters UP', async () => {
    await confirmStake(page, epoch, 'UP', '0.5');
    await expect(findNotices(page)).toContainText(/Successfully\s*UP position entered/);
    await expect(findForm(page)).toBeHidden();
    await expect(card.getByRole('button', { name: 'Enter UP' })).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Enter DOWN' })).toBeDisabled();
    await expect(card).toContainText('UP entered');
    await expect(card).toContainText('Prize Pool1.5000 BNB');
    // 1 + 0.97 · 1 / 0.5 and 1 + 0.97 · 0.5 / 1
    await expect(card).toContainText('2.94x');
    await expect(card).toContainText('1.48x');
    const { amount, up: isUp } = await game.readPosition(epoch, player.address);
    expect([amount, isUp]).toEqual([parseEther('0.5'), true]);
  });

  await test.step('is live, with the price beside the locked one', async () => {
    await game.passBoundary(epoch, 600);
    await expect(card).toHaveAccessibleName(`Round ${epoch}, Live`);
    await expect(card.getByRole('progressbar')).toHaveAttribute('max', '300');
    await expect(card).toContainText('Locked Price$600.0000');
    await game.push(601.25);
    await expect(card).toContainText('$601.2500');
    await expect(card).toContainText('+$1.2500');
  });

  await test.step('ends, is settled and can be collected', async () => {
    await game.endRound(epoch, 602);
    await expect(card).toHaveAccessibleName(`Round ${epoch}, Expired`);
    await expect(card).toContainText('Closed Price$602.0000');
    await expect(card.locator('[data-view]')).toHaveAttribute('data-view', 'win');
    await expect(card).toContainText('You won+0.9700 BNB');
    await expect(card.getByRole('button', { name: `Collect Winnings round #${epoch}` })).toHaveText(
      'Collect Winnings',
    );
  });
});
