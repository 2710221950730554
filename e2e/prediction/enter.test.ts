import { parseEther } from 'viem';
import { expect, test } from '../fixture/game-test.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { openGame } from '../fixture/game-page.ts';
import { confirmStake, findForm, findNotices, findRound, openForm } from '../fixture/round-page.ts';

test('[PRED-06] given a rejection in the wallet, then the button is back, no error is shown, and nothing is staked', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  for (const decision of ['reject', { code: -32603, message: 'Internal error.' }] as const) {
    player.wallet.decide('eth_sendTransaction', decision);
    const requestCount = player.wallet.log.length;
    const form = await confirmStake(page, epoch, 'DOWN', '0.2');
    await expect
      .poll(() =>
        player.wallet.log.slice(requestCount).some(({ method }) => method === 'eth_sendTransaction'),
      )
      .toBe(true);
    await expect(form.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(form.getByRole('alert')).toHaveText('');
    await expect(findNotices(page)).toBeHidden();
    await form.getByRole('button', { name: 'Back to the round' }).click();
  }
  const { amount } = await game.readPosition(epoch, player.address);
  expect(amount).toBe(0n);
});

test('[PRED-06] given a server that rejects the registration, then its message is the title, and the position is shown', async ({
  page,
  game,
  player,
  watch,
}) => {
  watch.allow(/Failed to load resource.* 409/);
  const epoch = await game.openRound();
  // The page names another round than the entered one.
  await page.route('**/api/prediction/join', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), poolId: epoch + 1 } }),
  );
  await openGame(page, player);
  await confirmStake(page, epoch, 'DOWN', '0.2');
  await expect(findNotices(page)).toContainText(
    /This transaction entered another round\.\s*Your stake is on the chain and counts all the same/,
  );
  await expect(findRound(page, epoch)).toContainText('DOWN entered');
});

test('[PRED-06] given a page closed right after signing, then the entry is shown when it opens again, in every tab', async ({
  page,
  context,
  request,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  player.wallet.decide('eth_sendTransaction', 'hold');
  await confirmStake(page, epoch, 'UP', '0.3');
  const prompt = await player.wallet.nextPending('eth_sendTransaction');
  const other = await context.newPage();
  await other.goto('/prediction');
  await expect(findRound(other, epoch)).toContainText('Prize Pool0.0000 BNB');
  prompt.approve();
  await expect.poll(() => player.wallet.sent.length).toBe(1);
  await page.reload();
  await expect(findRound(page, epoch)).toContainText('UP entered');
  await expect(findRound(page, epoch).getByRole('button', { name: 'Enter DOWN' })).toBeDisabled();
  await expect(findRound(other, epoch)).toContainText('Prize Pool0.3000 BNB');
  await expectValue(request, findRound(other, epoch), { symbol: 'BNB', amount: '0.3' });
  const { amount } = await game.readPosition(epoch, player.address);
  expect(amount).toBe(parseEther('0.3'));
});

test('[PRED-06] in the last seconds the button shows why it is too late, and the form closes with the round', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  const form = await openForm(page, epoch, 'UP');
  await form.getByLabel('Your stake').fill('0.1');
  await game.moveTo(game.toLockTime(epoch) - 3);
  await expect(form).toContainText('This round is about to lock. A transaction would come too late.');
  await expect(form.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await game.passBoundary(epoch, 600);
  await expect(findForm(page)).toBeHidden();
  await expect(findRound(page, epoch)).toHaveAccessibleName(`Round ${epoch}, Live`);
  await expect(findRound(page, epoch + 1)).toHaveAccessibleName(`Round ${epoch + 1}, Next`);
});
