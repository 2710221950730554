import { endTransaction, expandRow, openGame, openHistory } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findRound } from '../fixture/round-page.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

/** Seconds after a boundary at which the feed's first price is too late for the boundary. */
const tooLate = 125;
/** Seconds after which an unproven boundary is overdue. */
const late = 65;

for (const isUp of [true, false]) {
  const side = isUp ? 'UP' : 'DOWN';
  test(`[PRED-12] given a lock without a price, when ${side} was entered, then card and history show the returned stake while the round would be live`, async ({
    page,
    game,
    player,
  }) => {
    const epoch = await game.openRound();
    await game.enter(epoch, { ...player, isUp, amount: '0.1' });
    await game.oppose(epoch, { isUp: !isUp, amount: '0.3' });
    await openGame(page, player);
    await expect(findRound(page, epoch)).toContainText(`${side} entered`);
    await game.moveTo(game.toLockTime(epoch) + tooLate);
    await game.push(600);
    expect(await game.waitUntilSettled(epoch)).toBe('void');
    const card = findRound(page, epoch);
    await expect(card).toContainText('No price: every stake is given back.');
    await expect(card.getByRole('button', { name: /^Collect/ })).toBeVisible();
    await expect(page.getByText('Results are late')).toBeHidden();
    const row = await expandRow(await openHistory(page), epoch);
    await expect(row).toContainText('No price: every stake is given back');
    await expect(row).toContainText('Locked pricethere was no price');
  });
}

test('[PRED-12] given a dead keeper and a lock without a price, when a player settles it, then the next boundary can be settled too', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await game.enter(epoch, { ...player, isUp: true, amount: '0.1' });
  await openGame(page, player);
  await game.withoutKeeper(async () => {
    await game.moveTo(game.toLockTime(epoch) + tooLate);
    await game.push(600);
    await game.oppose(epoch + 1, { isUp: true, amount: '0.2' });
    await game.oppose(epoch + 1, { isUp: false, amount: '0.2' });
    const settle = page.getByRole('button', { name: 'Settle it yourself' });
    const prove = async () => {
      await settle.click();
      await confirmWrite(page.getByRole('dialog', { name: 'Settle it yourself' }));
      await endTransaction(page);
    };
    await prove();
    await expect.poll(() => game.readOutcome(epoch)).toBe('void');
    await expect(settle).toBeHidden();
    await game.passBoundary(epoch + 1, 601);
    await game.moveTo(game.toLockTime(epoch + 1) + late);
    await prove();
    await expect(settle).toBeHidden();
    await game.passBoundary(epoch + 2, 602);
    await game.moveTo(game.toLockTime(epoch + 2) + late);
    await prove();
    await expect.poll(() => game.readOutcome(epoch + 1)).toBe('up');
  });
});
