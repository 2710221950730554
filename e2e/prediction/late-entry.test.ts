import { findChunk } from '../fixture/chunk.ts';
import { openGame } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { confirmStake, findForm, findRounds } from '../fixture/round-page.ts';

test('[PRED-06] given a transaction that came too late, then it is explained without its form, also after a reload', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  player.wallet.decide('eth_sendTransaction', 'hold');
  await confirmStake(page, epoch, 'UP', '0.3');
  const prompt = await player.wallet.nextPending('eth_sendTransaction');
  await game.passBoundary(epoch, 600);
  await expect(findForm(page)).toBeHidden();
  await expect(findRounds(page).locator('[aria-current]').getByRole('article')).toHaveAccessibleName(
    `Round ${epoch + 1}, Next`,
  );
  prompt.approve();
  const explanation = page.getByText(
    `Round #${epoch} locked before your transaction. Your stake never left your wallet; only gas was paid.`,
  );
  await expect(explanation).toBeVisible();
  expect((await game.readPosition(epoch, player.address)).amount).toBe(0n);
  await page.reload();
  await expect(explanation).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(explanation).toBeHidden();
});

test('[PRED-06] given an entry that ends before it is sent, then the page shows it without its form', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  const gate = Promise.withResolvers<void>();
  await page.route(`**${findChunk('entry-plan')}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openGame(page, player);
  await confirmStake(page, epoch, 'UP', '0.3');
  await game.passBoundary(epoch, 600);
  await expect(findForm(page)).toBeHidden();
  gate.resolve();
  await expect(page.getByText('This round has locked. Choose the next one.')).toBeVisible();
  expect(player.wallet.sent).toEqual([]);
});
