import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { createClient, http, parseEther, testActions } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { writeContract } from 'viem/actions';
import { openGame } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { waitForSuccess } from '../fixture/payer.ts';
import { confirmStake, findForm, findRound } from '../fixture/round-page.ts';

test('[PRED-02] [PRED-06] without our server the user sees the rounds and enters, from the chain alone', async ({
  page,
  game,
  player,
  watch,
}) => {
  const epoch = await game.openRound();
  await game.oppose(epoch, { isUp: false, amount: '1' });
  watch.allow(/prediction/);
  await page.route('**/api/prediction/**', (route) => route.abort());
  await openGame(page, player);
  await expect(page.getByText('Our server does not answer')).toBeVisible();
  await expect(findRound(page, epoch)).toContainText('Prize Pool1.0000 BNB');
  await confirmStake(page, epoch, 'UP', '0.4');
  await expect(findForm(page)).toBeHidden();
  await expect(findRound(page, epoch)).toContainText('UP entered');
  const { amount } = await game.readPosition(epoch, player.address);
  expect(amount).toBe(parseEther('0.4'));
});

test('[PRED-12] a silent feed is shown, with its effect on the stakes', async ({ page, game }) => {
  const epoch = await game.openRound();
  await openGame(page);
  await expect(findRound(page, epoch)).toBeVisible();
  await game.moveTo((await game.readNow()) + 130);
  await expect(page.getByText(/^No new price since \d\d:\d\d:\d\d UTC$/)).toBeVisible();
  await expect(page.getByText('Everybody then gets the stake back', { exact: false }).first()).toBeVisible();
  await game.push(600);
  await expect(page.getByText(/^No new price since/)).toBeHidden();
});

test('[PRED-05] [PRED-12] given a pause, when the next round opens, then entries are closed, and the page shows the state', async ({
  page,
  game,
  player,
  stack,
}) => {
  const pause = await createGuardian(stack.rpcUrl, game.market);
  const epoch = await game.openRound();
  await openGame(page, player);
  const enter = (round: number) => findRound(page, round).getByRole('button', { name: 'Enter UP' });
  await expect(enter(epoch)).toBeEnabled();
  await pause(true);
  try {
    await confirmStake(page, epoch, 'UP', '0.1');
    await expect(findRound(page, epoch)).toContainText('UP entered');
    const next = await game.openRound();
    await expect(page.getByText('New entries are paused', { exact: true })).toBeVisible();
    await expect(enter(next)).toBeDisabled();
  } finally {
    await pause(false);
  }
  const later = await game.openRound();
  await expect(enter(later)).toBeEnabled();
});

/** The account that can pause entries. */
async function createGuardian(rpcUrl: string, market: `0x${string}`) {
  const client = createClient({ transport: http(rpcUrl) }).extend(testActions({ mode: 'anvil' }));
  const account = mnemonicToAccount(localMnemonic, { addressIndex: 12 });
  await client.setBalance({ address: account.address, value: parseEther('1') });
  return async (isPaused: boolean) => {
    const hash = await writeContract(client, {
      account,
      chain: null,
      address: market,
      abi: predictionMarketAbi,
      functionName: 'pauseEntries',
      args: [isPaused],
    });
    await waitForSuccess(rpcUrl, [hash]);
  };
}
