import type { Page } from '@playwright/test';
import { parseUnits } from 'viem';
import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/game-test.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { waitForNonce } from '../fixture/pending.ts';
import {
  closeDone,
  fillStake,
  findAbout,
  findHistory,
  findStaking,
  openPool,
  openStakeConfirm,
  openStakeForm,
  sendStake,
} from '../fixture/pool-page.ts';
import { removeBlock } from '../fixture/remove-block.ts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { createPoolReader, demoPool } from '../fixture/stake-pools.ts';
import { findDetail } from '../fixture/swap-card.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { findDeadUrl } from '../fixture/web-server.ts';

test('[POOL-03] [HUB-03] given an indexed stake, when a reorganisation removes and restores it, then the page shows each', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '300' } });
  const locked = createPoolReader(rpcUrl);
  await openPool(page, wallet, demoPool.running);
  const before = await locked.readLocked(demoPool.running);
  const expectLocked = (raw: bigint) =>
    expect(findDetail(findAbout(page), 'Locked').locator('[title]').first()).toHaveAttribute(
      'title',
      toExactText(raw, 'BSCS'),
    );
  await expectLocked(before);
  await fillStake(await openStakeForm(page), '300', /^30 days/);
  await sendStake(page, page.getByRole('dialog', { name: /^Stake / }), 'BSCS');
  await closeDone(page, 'Stake successfully!');
  await expect(findHistory(page)).toContainText('Principal 300 BSCS');
  await expect(findStaking(page)).toContainText('300.0000 BSCS');
  await expectLocked(before + parseUnits('300', 18));

  const raw = await removeBlock(rpcUrl, wallet.sent.at(-1)!);
  await expect(findStaking(page)).toContainText('Nothing is staked here yet');
  await expectLocked(before);
  await expect(findHistory(page)).toContainText('You have not staked in this pool yet.');
  expect(await locked.readIds(demoPool.running, wallet.address())).toEqual([]);

  await requestFromNode(rpcUrl, 'eth_sendRawTransaction', [raw]);
  await expect(findStaking(page)).toContainText('300.0000 BSCS');
  await expectLocked(before + parseUnits('300', 18));
  await expect(findHistory(page)).toContainText('Principal 300 BSCS');
});

test('[POOL-03] [TX-02] given a stake that waits for the wallet, then another tab refuses the same one', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '400' } });
  await openPool(page, wallet, demoPool.running);
  const confirm = await openStakeConfirm(page, '200', /^30 days/);
  wallet.decide('eth_sendTransaction', 'hold');
  await confirm.click();
  const prompt = await wallet.nextPending('eth_sendTransaction');

  const second = await wallet.openTab();
  await second.goto(`/StakePool/${demoPool.running}`);
  // A background tab draws no frames, so nothing in it can be clicked.
  await second.bringToFront();
  const form = await openStakeForm(second);
  await fillStake(form, '200', /^30 days/);
  await form.getByRole('button', { name: 'Stake', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Confirm stake' }).click();
  await expect(second.getByRole('dialog', { name: 'Error' })).toContainText(
    /Your wallet may still show a request for Stake 200 BSCS for 30 days/,
  );
  expect(wallet.log.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2);

  await page.bringToFront();
  prompt.approve();
  await closeDone(page, 'Stake successfully!');
  const pools = createPoolReader(rpcUrl);
  expect(await pools.readIds(demoPool.running, wallet.address())).toHaveLength(1);
});

test('[POOL-03] [TX-02] [TX-04] a stake sped up in the wallet is a success, one cancelled there says so', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  const wallet = await openWallet({ tokens: { BSCS: '500' } });
  const [chain, pools] = [createChainReader(rpcUrl), createPoolReader(rpcUrl)];
  await openPool(page, wallet, demoPool.running);

  await sendPendingStake(page, wallet, '200');
  const replaced = await wallet.replace('sped-up');
  await wallet.release();
  const done = page.getByRole('dialog', { name: 'Stake successfully!' });
  await expect(done.getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
    'href',
    new RegExp(`/tx/${replaced}$`),
  );
  await closeDone(page, 'Stake successfully!');
  await expect(findStaking(page)).toContainText('200.0000 BSCS');

  await sendPendingStake(page, wallet, '300');
  await wallet.replace('cancelled');
  await wallet.release();
  await expect(page.getByRole('dialog', { name: 'Error' }).getByRole('alert')).toContainText(
    'You cancelled this transaction in your wallet',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(findStaking(page).getByRole('listitem')).toHaveCount(1);
  expect(await pools.readIds(demoPool.running, wallet.address())).toHaveLength(1);
  expect(await chain.readBalance(wallet.address(), 'BSCS')).toBe(parseUnits('300', 18));
});

test('[POOL-03] [WAL-04] given a wallet on another network, then the stake switches it first, and is on the chain of the pool', async ({
  page,
  openWallet,
  stack: { rpcUrl },
}) => {
  // What a wallet on its first network sent would be lost.
  const chains = { 56: await findDeadUrl(), [localChainId]: rpcUrl };
  const wallet = await openWallet({ tokens: { BSCS: '200' } }, { chainId: 56, chains });
  await openPool(page, wallet, demoPool.running);
  const form = await openStakeForm(page);
  await fillStake(form, '200', /^30 days/);
  await form.getByRole('button', { name: 'Stake', exact: true }).click();
  wallet.decide('wallet_switchEthereumChain', 'hold');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BSCS', exact: true }).click();
  const prompt = await wallet.nextPending('wallet_switchEthereumChain');
  await expect(dialog).toContainText('Switch to Local BSC in your wallet');
  prompt.approve();
  await dialog.getByRole('button', { name: 'Confirm stake' }).click();
  await closeDone(page, 'Stake successfully!');

  const requests = wallet.log.filter(({ method }) => /^(wallet_switch|eth_send)/.test(method));
  expect(requests.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'eth_sendTransaction',
    'eth_sendTransaction',
  ]);
  for (const { params } of requests) expect(params[0]).toMatchObject({ chainId: '0x7a69' });
  const pools = createPoolReader(rpcUrl);
  const [id] = await pools.readIds(demoPool.running, wallet.address());
  const { amount } = await pools.readStake(demoPool.running, wallet.address(), id!);
  expect(amount).toBe(parseUnits('200', 18));
});

/** Sends a stake that the node knows and no block includes yet. */
async function sendPendingStake(page: Page, wallet: TestWallet, amount: string): Promise<void> {
  const confirm = await openStakeConfirm(page, amount, /^30 days/);
  wallet.hold();
  await confirm.click();
  await expect(page.getByRole('dialog').getByText('Transaction submitted')).toBeVisible();
  await waitForNonce(page, localChainId, wallet.sent.at(-1)!);
}
