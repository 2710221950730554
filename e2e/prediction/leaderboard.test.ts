import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import { isSameAddress } from '@tradewind/rules/network/address';
import { computeWeek, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { parseReceiveId } from '@tradewind/rules/prediction/receive-id';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { openGame, openLeaderboard } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findGame } from '../fixture/game.ts';
import type { StackAddress } from '../fixture/stack-address.ts';

/** 2 is last week's volume. */
const lastVolume = 2;
/** A week is published this long after its end, or later. */
const publishedAfterSeconds = 600;
/** The period in which a published week can be vetoed. */
const vetoSeconds = 86_400;

async function readBoard({ apiUrl }: StackAddress, type: number): Promise<WireLeaderboardEntry[]> {
  const response = await fetch(`${apiUrl}/prediction/top_the_best`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Type: type }),
  });
  return ((await response.json()) as { data: WireLeaderboardEntry[] }).data;
}

test('[PRED-10] the highest stake of this week is first, with the own place marked; both boards, both weeks', async ({
  page,
  game,
  player,
}) => {
  await game.setBalance(player.address, '500');
  await game.playRound({ ...player, isUp: true, amount: '60', result: 'won' });
  await openGame(page, player);
  const drawer = await openLeaderboard(page);
  const places = drawer.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');
  await expect(places.first()).toContainText('You');
  await expect(places.first()).toContainText('60.0000 BNB');
  expect(await places.count()).toBeLessThanOrEqual(10);
  await expect(drawer.getByRole('tab', { selected: true })).toHaveText('Top 10 Volume');
  await drawer.getByRole('tab', { name: 'Top 10 Winner' }).click();
  await expect(places.first()).toContainText('You');
  await expect(places.first()).toContainText('+58.2000 BNB');
  await drawer.getByRole('button', { name: 'About the rules' }).hover();
  await expect(drawer.getByRole('tooltip')).toContainText('A bonus is at most 1%');
  await expectNoViolation(page);
  await drawer.getByText('Last week', { exact: true }).click();
  await expect(drawer.getByText('You', { exact: true })).toBeHidden();
  await expect(places.first()).toContainText('Bonus');
});

test('[PRED-10] a bonus of last week is collected without gas, once', async ({
  page,
  game,
  player,
  stack,
}) => {
  await game.setBalance(player.address, '500');
  await game.playRound({ ...player, isUp: true, amount: '60', result: 'won' });
  await game.moveTo(computeWeekStart(computeWeek(await game.readNow()) + 1) + publishedAfterSeconds);
  await game.push(600);
  const findPlace = async () =>
    (await readBoard(stack, lastVolume)).find(({ address }) => isSameAddress(address, player.address));
  await expect
    .poll(async () => (await findPlace())?.receiveId, { timeout: 60_000 })
    .toEqual(expect.any(Number));
  await game.moveTo((await game.readNow()) + vetoSeconds);
  await game.push(600);
  await expect.poll(async () => (await findPlace())?.statusBonus).toBe(1);
  const { week, rank } = parseReceiveId((await findPlace())!.receiveId!)!;
  const before = await game.readBalance(player.address);
  await openGame(page, player);
  const drawer = await openLeaderboard(page);
  await drawer.getByText('Last week', { exact: true }).click();
  await drawer.getByRole('button', { name: `Collect the bonus of rank ${rank}` }).click();
  await expect(drawer.getByRole('button', { name: 'Collected' })).toBeDisabled();
  expect(player.wallet.sent).toEqual([]);
  expect(await game.readBalance(player.address)).toBeGreaterThan(before);
  const isClaimed = await readContract(createClient({ transport: http(stack.rpcUrl) }), {
    address: findGame().bonus,
    abi: bonusDistributorAbi,
    functionName: 'isClaimed',
    args: [BigInt(week), 1, BigInt(rank)],
  });
  expect(isClaimed).toBe(true);
});
