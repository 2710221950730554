import { clickUntil } from '../fixture/click-until.ts';
import {
  endTransaction,
  expandRow,
  findCollectDialog,
  findRow,
  openGame,
  openHistory,
} from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { confirmWrite, expectSameDialog, keepDialog } from '../fixture/write-dialog.ts';

test('[PRED-07] a winner collects without gas: the coins arrive, and the wallet gets no request', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const before = await game.readBalance(player.address);
  const payout = await game.readClaimable(epoch, player.address);
  await openGame(page, player);
  const history = await openHistory(page);
  const row = await expandRow(history, epoch);
  const dialog = findCollectDialog(page);
  await clickUntil(row.getByRole('button', { name: `Collect round #${epoch}` }), dialog);
  await expect(dialog).toContainText('0.197 BNB');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Successfully' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Collected').first()).toBeVisible();
  expect(payout).toBe(197n * 10n ** 15n);
  expect(await game.readBalance(player.address)).toBe(before + payout);
  expect(player.wallet.sent).toEqual([]);
  expect(await game.readClaimable(epoch, player.address)).toBe(0n);
});

test('[PRED-07] given a failing server, then it shows the failure, reads the history again, and the winner collects alone', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: false, amount: '0.1', result: 'won' });
  await openGame(page, player);
  const history = await openHistory(page);
  const row = await expandRow(history, epoch);
  const refusal = {
    succeeded: false,
    data: null,
    message: 'Collecting fail',
    code: 'COLLECT_FAILED',
    retryable: true,
    requestId: 'r',
  };
  await page.route('**/api/prediction/claim', (route) => route.fulfill({ json: refusal }));
  const dialog = findCollectDialog(page);
  await clickUntil(row.getByRole('button', { name: `Collect round #${epoch}` }), dialog);
  const readAgain = page.waitForRequest('**/api/prediction/joined_history');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Collecting fail');
  await readAgain;
  await keepDialog(dialog);
  await dialog.getByRole('button', { name: 'Collect it yourself' }).click();
  await expect(findDetail(dialog, /^At least/).first()).toHaveText('0.197 BNB');
  await expectSameDialog(page, dialog);
  await confirmWrite(dialog);
  const done = page.getByRole('dialog', { name: 'Transaction confirmed' });
  await expect(findDetail(done, 'You receive')).toContainText('0.197 BNB');
  await expect(findDetail(done, 'Network fee paid')).toContainText('BNB');
  await expectSameDialog(page, done);
  await endTransaction(page);
  await expect(findRow(history, epoch)).toContainText('Collected');
  expect(player.wallet.sent).toHaveLength(1);
  expect(await game.readClaimable(epoch, player.address)).toBe(0n);
});

test('[PRED-07] collects everything at once: a win, and the stake of a round without a price', async ({
  page,
  game,
  player,
}) => {
  const won = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const isVoid = await game.playRound({ ...player, isUp: true, amount: '0.05', result: 'void' });
  const before = await game.readBalance(player.address);
  await openGame(page, player);
  const history = await openHistory(page);
  await expect(findRow(history, isVoid)).toContainText('Refund to collect');
  const dialog = findCollectDialog(page);
  await clickUntil(history.getByRole('button', { name: 'Collect all' }), dialog);
  await expect(dialog).toContainText('0.247 BNB');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(findRow(history, won)).toContainText('Collected');
  await expect(findRow(history, isVoid)).toContainText('Given back');
  expect(await game.readBalance(player.address)).toBe(before + 247n * 10n ** 15n);
});

test('[PRED-12] given an unsettled round, then its winner settles it and collects in one transaction', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await game.enter(epoch, { ...player, isUp: true, amount: '0.1' });
  await game.oppose(epoch, { isUp: false, amount: '0.1' });
  await game.withoutKeeper(async () => {
    await game.passBoundary(epoch, 600);
    await game.endRound(epoch, 601);
    await game.moveTo(game.toLockTime(epoch + 1) + 60);
    await openGame(page, player);
    const history = await openHistory(page);
    const row = await expandRow(history, epoch);
    await expect(row).toContainText('Calculating');
    await row.getByRole('button', { name: 'Settle and collect' }).click();
    const settling = page.getByRole('dialog', { name: 'Settle and collect' });
    // What it pays is known by its simulation, after a search in the feed: many reads, one after another.
    await expect(findDetail(settling, 'Arrives')).toHaveText('0.197 BNB', { timeout: 45_000 });
    await confirmWrite(settling);
    await endTransaction(page);
    expect(await game.readOutcome(epoch)).toBe('up');
    await expect(findRow(history, epoch)).toContainText('Collected');
  });
});

test("[PRED-07] a payout that the winner's contract rejected is kept for it, and withdrawn later", async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const before = await game.readBalance(player.address);
  // This code reverts on every payment.
  await game.setCode(player.address, '0x60006000fd');
  await openGame(page, player);
  const history = await openHistory(page);
  const dialog = findCollectDialog(page);
  await clickUntil(history.getByRole('button', { name: 'Collect' }).first(), dialog);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(history.getByText('0.197 BNB waits for you')).toBeVisible();
  await expect(findRow(history, epoch)).toContainText('Collected');
  expect(await game.readBalance(player.address)).toBe(before);
  await game.setCode(player.address, '0x');
  await history.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(findDetail(withdrawing, /^At least/).first()).toHaveText('0.197 BNB');
  await confirmWrite(withdrawing);
  await endTransaction(page);
  await expect(history.getByText('waits for you')).toBeHidden();
  expect(await game.readBalance(player.address)).toBeGreaterThan(before + 19n * 10n ** 16n);
});
