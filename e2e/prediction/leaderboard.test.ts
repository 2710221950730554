import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import { isSameAddress } from '@tradewind/rules/network/address';
import { parseReceiveId } from '@tradewind/rules/prediction/receive-id';
import { createClient, http, numberToHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { readContract } from 'viem/actions';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { openGame, openLeaderboard } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findGame } from '../fixture/game.ts';
import { localChainId } from '../fixture/local-chain.ts';
import type { StackAddress } from '../fixture/stack-address.ts';
import { installTestWallet } from '../fixture/test-wallet.ts';

/** 2 is last week's volume: the demo's players have their bonuses in it. */
const lastVolume = 2;

async function readBoard({ apiUrl }: StackAddress, type: number): Promise<WireLeaderboardEntry[]> {
  const response = await fetch(`${apiUrl}/prediction/top_the_best`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Type: type }),
  });
  return ((await response.json()) as { data: WireLeaderboardEntry[] }).data;
}

/** The key of an account of the local mnemonic. */
function findKey(address: string) {
  const accounts = Array.from({ length: 12 }, (_, addressIndex) =>
    mnemonicToAccount(localMnemonic, { addressIndex }),
  );
  const account = accounts.find((one) => isSameAddress(one.address, address as `0x${string}`))!;
  return numberToHex(BigInt(`0x${Buffer.from(account.getHdKey().privateKey!).toString('hex')}`), {
    size: 32,
  });
}

test('[PRED-10] who stakes most stands first this week, with the own place marked; both boards, both weeks', async ({
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
  await drawer.getByRole('tab', { name: 'Top 10 Winner' }).click();
  await expect(places.first()).toContainText('You');
  await expect(places.first()).toContainText('+58.2000 BNB');
  await drawer.getByRole('button', { name: 'About the rules' }).hover();
  await expect(drawer.getByRole('tooltip')).toContainText('No bonus is more than 1%');
  await expectNoViolation(page);
  await drawer.getByText('Last week', { exact: true }).click();
  await expect(drawer.getByText('You', { exact: true })).toBeHidden();
  await expect(places.first()).toContainText('Bonus');
});

test('[PRED-10] a bonus of last week is collected without gas, once', async ({ page, game, stack }) => {
  const board = await readBoard(stack, lastVolume);
  const place = board.find(({ statusBonus }) => statusBonus === 1)!;
  const { week, rank } = parseReceiveId(place.receiveId!)!;
  const key = findKey(place.address);
  const wallet = await installTestWallet(page, {
    keys: [key],
    chains: { [localChainId]: stack.rpcUrl },
    chainId: localChainId,
  });
  const before = await game.readBalance(wallet.address());
  await openGame(page, { key, address: wallet.address(), wallet });
  const drawer = await openLeaderboard(page);
  await drawer.getByText('Last week', { exact: true }).click();
  await drawer.getByRole('button', { name: `Collect the bonus of rank ${rank}` }).click();
  await expect(drawer.getByRole('button', { name: 'Collected' })).toBeDisabled();
  expect(wallet.sent).toEqual([]);
  expect(await game.readBalance(wallet.address())).toBeGreaterThan(before);
  const isClaimed = await readContract(createClient({ transport: http(stack.rpcUrl) }), {
    address: findGame().bonus,
    abi: bonusDistributorAbi,
    functionName: 'isClaimed',
    args: [BigInt(week), 1, BigInt(rank)],
  });
  expect(isClaimed).toBe(true);
});
