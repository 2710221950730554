import { parseEther } from 'viem';
import { removeBlock } from '../fixture/remove-block.ts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { openGame } from '../fixture/game-page.ts';
import { expect, type Player, test } from '../fixture/game-test.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { confirmStake, findForm, findRound, openForm } from '../fixture/round-page.ts';
import { installTestWallet } from '../fixture/test-wallet.ts';
import type { Page } from '@playwright/test';

/** Opens the player's wallet in another page. */
async function takeTo(page: Page, { key, address }: Player, rpcUrl: string): Promise<Player> {
  const chains = { [localChainId]: rpcUrl };
  const wallet = await installTestWallet(page, { keys: [key], chains, chainId: localChainId });
  return { key, address, wallet };
}

test('[PRED-02] [PRED-06] [HUB-03] given an entry, when a reorganisation removes and restores it, then the card shows each', async ({
  page,
  game,
  player,
  stack: { rpcUrl },
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  const card = findRound(page, epoch);
  await confirmStake(page, epoch, 'UP', '0.3');
  await expect(card).toContainText('UP entered');
  await expect(card).toContainText('Prize Pool0.3000 BNB');
  const raw = await removeBlock(rpcUrl, player.wallet.sent[0]!);
  await expect(card).toContainText('Prize Pool0.0000 BNB');
  await expect(card).not.toContainText('UP entered');

  await requestFromNode(rpcUrl, 'eth_sendRawTransaction', [raw]);
  await expect(card).toContainText('UP entered');
  await expect(card).toContainText('Prize Pool0.3000 BNB');
});

test('[PRED-06] given two tabs of one player, when one enters, then the other shows it and cannot enter again', async ({
  page,
  context,
  game,
  player,
  stack: { rpcUrl },
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  const other = await context.newPage();
  const again = await takeTo(other, player, rpcUrl);
  await openGame(other, again);
  const form = await openForm(other, epoch, 'DOWN');
  await form.getByLabel('Your stake').fill('0.2');
  // A background tab draws no frames, so nothing in it can be clicked.
  await page.bringToFront();
  await confirmStake(page, epoch, 'UP', '0.3');
  await expect(findRound(page, epoch)).toContainText('UP entered');
  await other.bringToFront();
  await expect(findForm(other)).toBeHidden();
  await expect(findRound(other, epoch)).toContainText('UP entered');
  await expect(findRound(other, epoch).getByRole('button', { name: 'Enter DOWN' })).toBeDisabled();
  expect(again.wallet.sent).toEqual([]);
});

test('[PRED-06] given a browser closed right after signing, then the entry counts, and shows when it opens again', async ({
  page,
  context,
  game,
  player,
  stack: { rpcUrl },
}) => {
  const epoch = await game.openRound();
  await openGame(page, player);
  player.wallet.decide('eth_sendTransaction', 'hold');
  await confirmStake(page, epoch, 'UP', '0.3');
  const prompt = await player.wallet.nextPending('eth_sendTransaction');
  prompt.approve();
  await page.close();
  await expect
    .poll(async () => (await game.readPosition(epoch, player.address)).amount)
    .toBe(parseEther('0.3'));
  const later = await context.newPage();
  await openGame(later, await takeTo(later, player, rpcUrl));
  await expect(findRound(later, epoch)).toContainText('UP entered');
  await expect(findRound(later, epoch).getByRole('button', { name: 'Enter DOWN' })).toBeDisabled();
});
