import { computePnl } from '@tradewind/rules/prediction/pnl';
import {
  addResultSums,
  noResults,
  type PositionResult,
  toResultSums,
} from '@tradewind/rules/prediction/result-sums';
import { outcomes } from '@tradewind/rules/prediction/round';
import type { Locator } from '@playwright/test';
import { formatEther } from 'viem';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expandRow, findRow, openGame, openHistory } from '../fixture/game-page.ts';
import { expect, test, type Player } from '../fixture/game-test.ts';
import type { Game } from '../fixture/game.ts';
import { createKeyboard } from '../fixture/keyboard.ts';

/** Computes the expected results of rounds from the chain, with the rules. */
async function readResults(game: Game, player: Player, epochs: readonly number[]): Promise<PositionResult[]> {
  return Promise.all(
    epochs.map(async (epoch) => {
      const { totalUp, totalDown, outcome } = await game.readRound(epoch);
      const { amount, up: isUp } = await game.readPosition(epoch, player.address);
      return { epoch, totalUp, totalDown, outcome: outcomes[outcome]!, amount, isUp };
    }),
  );
}

/** Rounds to four places, toward zero, as the page formats amounts. */
function toPlaces(wei: bigint): string {
  const sign = wei < 0n ? '−' : '+';
  const [whole, fraction = ''] = formatEther(wei < 0n ? -wei : wei).split('.');
  return `${sign}${whole}.${fraction.padEnd(4, '0').slice(0, 4)} BNB`;
}

const listEpochs = (history: Locator) =>
  history.getByRole('list', { name: 'Your rounds' }).getByRole('listitem');

test("[PRED-09] history and result equal the chain's: filters, all fields of a round, and its result", async ({
  page,
  game,
  player,
}) => {
  const won = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const lost = await game.playRound({ ...player, isUp: true, amount: '0.04', result: 'lost' });
  const tie = await game.playRound({ ...player, isUp: false, amount: '0.02', result: 'tie' });
  await openGame(page, player);
  const history = await openHistory(page);

  await test.step('filters', async () => {
    await expect(listEpochs(history)).toHaveCount(3);
    await history.getByText('Uncollected', { exact: true }).click();
    await expect(listEpochs(history)).toHaveCount(2);
    await expect(findRow(history, tie)).toContainText('Refund to collect');
    await history.getByText('Collected', { exact: true }).first().click();
    await expect(listEpochs(history)).toHaveCount(1);
    await expect(findRow(history, lost)).toContainText('Lost');
    await history.getByText('All', { exact: true }).click();
    await expect(listEpochs(history)).toHaveCount(3);
  });

  await test.step('all fields of a round', async () => {
    const row = await expandRow(history, won);
    for (const text of ['0.1 BNB', '$600.0000', '$601.0000', '+$1.0000', '0.2000 BNB', '0.197 BNB'])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Entered: the transaction' })).toHaveAttribute(
      'href',
      /\/tx\/0x/,
    );
  });

  await test.step("the result equals the chain's", async () => {
    const results = await readResults(game, player, [won, lost, tie]);
    const pnl = computePnl(results.map(toResultSums).reduce(addResultSums, noResults), results);
    await history.getByRole('tab', { name: 'PNL' }).click();
    const net = history.getByRole('region', { name: 'Net result', exact: true });
    await expect(net).toContainText(toPlaces(pnl.net));
    await expect(net).toContainText(toPlaces(pnl.averageNet));
    await expect(net).toContainText(`Round #${won}`);
    await expect(net).toContainText(toPlaces(pnl.best!.net));
    await expect(net).toContainText('50% 1 won, 1 lost');
    const chart = history.getByRole('region', { name: 'Net result after each round' });
    await expect(chart.getByRole('img')).toHaveAccessibleName(/After 3 rounds the net result is/);
    await chart.getByRole('button', { name: 'As table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(4);
    await expect(chart.getByRole('row', { name: new RegExp(`#${tie}`) })).toContainText(toPlaces(pnl.net));
    const shares = history.getByRole('table', { name: 'Your rounds' });
    await expect(shares.getByRole('row', { name: /Entered/ })).toContainText('0.1600 BNB');
  });
});

test('[PRED-09] a new user sees Empty !, with the keyboard alone, and the drawer is 592 wide', async ({
  page,
  player,
}) => {
  await openGame(page, player);
  const keyboard = createKeyboard(page);
  await keyboard.press(page.getByRole('button', { name: 'History', exact: true }));
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Empty !')).toBeVisible();
  await keyboard.expectInside(history);
  // The drawer slides in from the right.
  await expect
    .poll(async () => {
      const { x, width, height } = (await history.boundingBox())!;
      return [width, x + width, height].map(Math.round);
    })
    .toEqual([592, 1280, 900]);
  await keyboard.goTo(history.getByRole('tab', { name: 'Rounds' }));
  await page.keyboard.press('ArrowRight');
  await expect(history.getByRole('tab', { name: 'PNL', selected: true })).toBeFocused();
  await expect(history.getByText('Empty !')).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();
});
