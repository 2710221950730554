import { expandRow, openGame, openHistory, openProof } from '../fixture/game-page.ts';
import { cutOffApi } from '../fixture/servers-away.ts';
import { expect, test } from '../fixture/game-test.ts';

test("[PRED-12] a player verifies a round from the chain alone: prices, outcome, payout, and the page's values", async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await openGame(page, player);
  const proof = await openProof(await expandRow(await openHistory(page), epoch), epoch);
  await expect(proof.getByText('Everything holds')).toBeVisible();
  await expect(proof.getByText('Does not hold:')).toHaveCount(0);
  await expect(proof.getByRole('listitem').filter({ hasText: 'Locked price: $600.0000' })).toContainText(
    'It is the first after it',
  );
  await expect(proof.getByRole('listitem').filter({ hasText: 'Closed price: $601.0000' })).toBeVisible();
  await expect(proof).toContainText('By the prices and the stakes: UP won.');
  await expect(proof).toContainText('UP with 0.1 BNB brings 0.197 BNB.');
  await expect(proof.getByRole('link', { name: /^The market/ })).toHaveAttribute(
    'href',
    new RegExp(`/address/${game.market}$`),
  );
});

test('[PRED-12] false values of a server are found, field by field', async ({ page, game, player }) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await page.route('**/api/prediction/joined_history', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const round of answer.data)
      Object.assign(round, {
        closedPrice: '599',
        close: { state: 'priced', price: '599' },
        outcome: 'down',
        joinedStatus: 5,
        yourPosition: '0.2',
      });
    await route.fulfill({ json: answer });
  });
  await openGame(page, player);
  const row = await expandRow(await openHistory(page), epoch);
  await expect(row).toContainText('Lost');
  const proof = await openProof(row, epoch);
  await expect(proof.getByRole('alert')).toContainText('Something does not hold');
  await expect(proof).toContainText('Closed price: this page shows $599.0000, the chain says $601.0000.');
  await expect(proof).toContainText('Outcome: this page shows DOWN won, the chain says UP won.');
  await expect(proof).toContainText('Your position: this page shows 0.2 BNB, the chain says 0.1 BNB.');
  await expect(proof).toContainText('It can be collected.');
});

test('[PRED-12] verifies without the server, from a card of the page', async ({
  page,
  game,
  player,
  watch,
}) => {
  const epoch = await game.playRound({ ...player, isUp: false, amount: '0.1', result: 'won' });
  await cutOffApi(page, watch);
  await openGame(page, player);
  const card = page
    .getByRole('group')
    .or(page.getByRole('article'))
    .filter({ hasText: `#${epoch}` });
  const proof = await openProof(card.first(), epoch);
  await expect(proof.getByText('Everything holds')).toBeVisible();
  await expect(proof).toContainText('DOWN with 0.1 BNB brings 0.197 BNB.');
});
