import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Locator, Page } from '@playwright/test';
import { createClient, formatUnits, http, parseEventLogs, type Hash } from 'viem';
import { getBlock } from 'viem/actions';
import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import {
  closeDone,
  fillStake,
  findHistory,
  findStaking,
  openPool,
  openStakeForm,
  openUnstake,
  sendStake,
} from '../fixture/pool-page.ts';
import { saveFile } from '../fixture/save-file.ts';
import { cutOffServers } from '../fixture/servers-away.ts';
import { demoPool } from '../fixture/stake-pools.ts';

const day = 86_400;

const findRows = (page: Page): Locator => findHistory(page).locator('tbody tr');

async function unstake(page: Page): Promise<void> {
  const choice = await openUnstake(page);
  await choice.getByRole('checkbox', { name: /^I know/ }).check();
  await choice.getByRole('button', { name: 'UnStake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  await closeDone(page, 'Unstake successfully!');
}

/** The events of a transaction of the pool, with the time of their block as the file has it. */
async function readEvents(rpcUrl: string, hash: Hash) {
  const { logs, blockNumber } = await createChainReader(rpcUrl).readReceipt(hash);
  const { timestamp } = await getBlock(createClient({ transport: http(rpcUrl) }), { blockNumber });
  const time = new Date(Number(timestamp) * 1000).toISOString();
  return { time, block: String(blockNumber), events: parseEventLogs({ abi: stakePoolAbi, logs }) };
}

test('[POOL-02] a stake and its exit are the history of the pool and rows of its file, equal to the chain’s logs', async ({
  page,
  game,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '1000' } });
  await openPool(page, wallet, demoPool.running);
  await expect(findHistory(page)).toContainText('You have not staked in this pool yet.');
  await fillStake(await openStakeForm(page), '500.000000000000000001', /^30 days/);
  await sendStake(page, page.getByRole('dialog', { name: /^Stake / }), 'BSCS');
  await closeDone(page, 'Stake successfully!');
  const stakeHash = wallet.sent.at(-1)!;
  await expect(findRows(page)).toHaveCount(1);
  await expect(findRows(page).first()).toContainText('Staked · 30 days');
  await expect(findRows(page).first()).toContainText('Principal 500.000000000000000001 BSCS');

  await game.moveTo((await game.readNow()) + 10 * day);
  await unstake(page);
  const exitHash = wallet.sent.at(-1)!;
  const exit = await readEvents(stack.rpcUrl, exitHash);
  const [left] = exit.events.filter(({ eventName }) => eventName === 'Unstaked');
  if (left?.eventName !== 'Unstaked') throw new Error('no exit');
  const { fee, reward } = left.args;
  await expect(findRows(page)).toHaveCount(2);
  const newest = findRows(page).first();
  await expect(newest).toContainText('Unstaked · 30 days');
  await expect(newest).toContainText(`Fee ${toExactText(fee, 'BSCS')}`);
  await expect(newest).toContainText(`Reward ${toExactText(reward, 'BSCS')}`);
  await expect(newest.getByRole('link')).toHaveAttribute('href', new RegExp(`/tx/${exitHash}$`));
  await expectNoViolation(page);

  await test.step('the file has every digit', async () => {
    const rows = await saveFile(page, 'Your history in this pool');
    const entry = await readEvents(stack.rpcUrl, stakeHash);
    const common = { stake_id: String(left.args.id), period_seconds: String(30 * day), pool_id: '0' };
    const principal = { principal: '500.000000000000000001', principal_raw: '500000000000000000001' };
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      ...common,
      ...principal,
      change: 'unstaked',
      time: exit.time,
      block: exit.block,
      transaction: exitHash,
      log_index: String(left.logIndex),
      fee: formatUnits(fee, 18),
      fee_raw: String(fee),
      reward: formatUnits(reward, 18),
      reward_raw: String(reward),
    });
    expect(fee).toBe(500_000_000_000_000_000_001n / 50n);
    expect(rows[1]).toMatchObject({
      ...common,
      ...principal,
      change: 'staked',
      time: entry.time,
      transaction: stakeHash,
      fee_raw: '0',
      reward_raw: '0',
    });
  });
});

test('[SHELL-06] with our servers cut off the history says that it is unknown, and a stake leaves all the same', async ({
  page,
  openWallet,
  watch,
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '200' } });
  await openPool(page, wallet, demoPool.running);
  await fillStake(await openStakeForm(page), '200', /^30 days/);
  await sendStake(page, page.getByRole('dialog', { name: /^Stake / }), 'BSCS');
  await closeDone(page, 'Stake successfully!');
  await cutOffServers(page, watch);
  await page.reload();
  const history = findHistory(page);
  await expect(history).toContainText('Your history could not be read');
  await expect(history.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(history).not.toContainText('You have not staked');
  await expect(findStaking(page)).toContainText('200.0000 BSCS');
  await unstake(page);
  await expect(findStaking(page)).toContainText('Nothing is staked here yet');
});
