import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/game-test.ts';
import { closeDone, fillStake, findStaking, openPool, openStakeForm } from '../fixture/pool-page.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';

test('[POOL-03] [WAL-01] a wallet that batches approves and stakes with one prompt', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '500' } }, { isBatching: true });
  const [chain, pools] = [createChainReader(rpcUrl), createPoolReader(rpcUrl)];
  const account = wallet.address();
  await openPool(page, wallet, demoPool.running);
  const form = await openStakeForm(page);
  await fillStake(form, '200', /^90 days/);
  await form.getByRole('button', { name: 'Approve and stake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm stake' }).click();
  await closeDone(page, 'Stake successfully!');
  await expect(findStaking(page)).toContainText('200.0000 BSCS');

  const prompts = wallet.log.filter(({ method }) => /^eth_(send|sign)|wallet_sendCalls/.test(method));
  expect(prompts.map(({ method }) => method)).toEqual(['wallet_sendCalls']);
  const [id, ...others] = await pools.readIds(demoPool.running, account);
  expect(others).toEqual([]);
  expect(await pools.readStake(demoPool.running, account, id!)).toMatchObject({
    amount: parseUnits('200', 18),
    duration: 90 * 86_400,
    aprBps: 1_400,
  });
  expect(await chain.readBalance(account, 'BSCS')).toBe(parseUnits('300', 18));
  const pool = await pools.readAddress(demoPool.running);
  expect(await chain.readAllowance(account, 'BSCS', pool)).toBe(0n);
});
