import { openGame } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findRound, openForm } from '../fixture/round-page.ts';

const alone = (side: string) => `Nobody is on ${side} yet. Without an opponent you get your stake back`;

test('[PRED-01] before the bet the page shows that without an opponent the stake is returned, for both sides', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  await expect(findRound(page, epoch)).toContainText('Nobody is in this round yet. Without an opponent');
  const form = await openForm(page, epoch, 'UP');
  await form.getByLabel('Your stake').fill('0.2');
  await expect(form).toContainText(alone('DOWN'));
  await form.getByRole('button', { name: 'DOWN', exact: true }).click();
  await expect(form).toContainText(alone('UP'));

  await game.oppose(epoch, { isUp: true, amount: '1' });
  await expect(form).toContainText('If DOWN wins, at the present stakes1.1700 BNB');
  await expect(form).not.toContainText('Nobody is on');
  await form.getByRole('button', { name: 'UP', exact: true }).click();
  await expect(form).toContainText(alone('DOWN'));
  await form.getByRole('button', { name: 'Back to the round' }).click();
  await expect(findRound(page, epoch)).toContainText(alone('DOWN'));
});
