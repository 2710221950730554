import { installClock } from '../fixture/install-clock.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { findCollectDialog, openGame, openHistory } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';

const title = (epoch: number) => `Round #${epoch} is yours to collect`;

test('[PRED-08] the reminder shows for 55 s, once a visit, and leads to the collection', async ({
  page,
  watch,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await installClock(page, watch);
  await openGame(page, player);
  const findReminder = (of: number) => page.getByRole('status').getByText(title(of));
  const reminder = findReminder(epoch);
  await expect(reminder).toBeVisible();

  await test.step('goes away after 55 s', async () => {
    // The clock also runs by itself: the margin is what a busy machine takes for a look at the page.
    await page.clock.fastForward(40_000);
    await expect(reminder).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(reminder).toBeHidden();
  });

  await test.step('does not come again after a reload', async () => {
    await page.reload();
    await expect((await openHistory(page)).getByText(`Round #${epoch}`)).toBeVisible();
    await expect(reminder).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('waits while a dialog is open, for the next round', async () => {
    const history = await openHistory(page);
    const next = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
    await expect(history.getByText(`Round #${next}`)).toBeVisible();
    const second = findReminder(next);
    await expect(second).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(second).toBeVisible();
    const dialog = findCollectDialog(page);
    await clickUntil(page.getByRole('status').getByRole('button', { name: 'Collect' }), dialog);
    await expect(dialog).toContainText(`Round #${next}`);
    await expect(second).toBeHidden();
  });
});
