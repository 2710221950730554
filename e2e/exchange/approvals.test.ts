import type { Page } from '@playwright/test';
import { maxUint256, parseUnits, type Address } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { approvePastPage } from '../fixture/approve-past-page.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation, expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { findPool } from '../fixture/find-pool.ts';
import { findExchange, findToken } from '../fixture/local-chain.ts';
import { closeTransaction, findDetail } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { payTrader } from '../fixture/trader.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';
import { findDeadUrl } from '../fixture/web-server.ts';
import { confirmWrite, expectSameDialog, keepDialog } from '../fixture/write-dialog.ts';

const stranger = '0x1111111254EEB25477B68fb85Ed929f73A960582';

function findRow(page: Page, token: string) {
  return page
    .getByRole('table', { name: 'Approvals of your account' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name: token }),
    });
}

test('[LIQ-09] every approval is listed with its current allowance, and revoked on chain', async ({
  page,
  openWallet,
  stack,
}) => {
  const key = generatePrivateKey();
  await payTrader(stack.rpcUrl, key, { tokens: { BUSD: '50', DAI: '70', CAKE: '5' } });
  const approveOf = (token: Address, spender: Address, amount: bigint) =>
    approvePastPage(stack.rpcUrl, key, [token, spender, amount]);
  const { router } = findExchange();
  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'BUSD', 'DAI')!;
  await approveOf(findToken('BUSD').address, router, maxUint256);
  await approveOf(findToken('CAKE').address, router, parseUnits('2.5', 18));
  await approveOf(pool.address, router, parseUnits('3', 18));
  await approveOf(findToken('DAI').address, stranger, parseUnits('1000', 18));
  const wallet = await openWallet({}, { keys: [key] });

  await page.goto('/approvals');
  await expect(page.getByText('Connect to a wallet to see what you approved.')).toBeVisible();
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Token approvals' }).click();
  await expect(page).toHaveURL('/approvals');

  await expect(findRow(page, 'BUSD 0x')).toContainText(/Tradewind router.*Unlimited.*50 BUSD/);
  await expect(findRow(page, 'CAKE 0x')).toContainText(/Tradewind router.*2\.5 CAKE.*2\.5 CAKE/);
  await expect(findRow(page, 'pool')).toContainText(/Tradewind router.*3 TWD-LP.*0 TWD-LP/);
  await expect(findRow(page, 'DAI 0x')).toContainText(/Another contract.*1,000 DAI.*70 DAI/);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(4);
  await expect(page.getByText('The whole history was searched for other contracts')).toBeVisible();

  const dialog = page.getByRole('dialog');

  await test.step('a rejection is a line of the terms, and changes nothing', async () => {
    wallet.decide('eth_sendTransaction', 'reject');
    await findRow(page, 'BUSD 0x')
      .getByRole('button', { name: /^Revoke BUSD/ })
      .click();
    await keepDialog(dialog);
    await expect(dialog).toContainText('Nothing leaves your accountsimulated');
    await expectNoViolation(page);
    await confirmWrite(dialog);
    await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
    await expectSameDialog(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(findRow(page, 'BUSD 0x')).toContainText('Unlimited');
    wallet.decide('eth_sendTransaction', 'approve');
  });

  for (const token of ['BUSD 0x', 'DAI 0x', 'pool', 'CAKE 0x'])
    await test.step(`${token} is revoked`, async () => {
      await findRow(page, token)
        .getByRole('button', { name: /^Revoke / })
        .click();
      await keepDialog(dialog);
      await confirmWrite(dialog);
      await expect(findDetail(dialog, 'Network fee paid')).toContainText('BNB');
      await expectSameDialog(page);
      await closeTransaction(page);
      await expect(findRow(page, token)).toBeHidden();
    });
  await expect(page.getByText('Nothing is approved.')).toBeVisible();
  for (const symbol of ['BUSD', 'CAKE']) expect(await chain.readAllowance(wallet.address(), symbol)).toBe(0n);
  expect(await chain.readAllowance(wallet.address(), 'DAI', stranger)).toBe(0n);
});

test('[LIQ-09] given the API is down and a node without logs, then the router’s approvals still show, and the page names the unknown part', async ({
  page,
  openWallet,
  stack,
  startWeb,
  watch,
}) => {
  const site = await startWeb({ API_URL: await findDeadUrl(), RPC_URLS: stack.rpcUrl });
  watch.allow(/Failed to load resource|Unable to fetch price data/);
  await page.route(`${stack.rpcUrl}/**`, async (route) => {
    const calls = route.request().postDataJSON() as { id: number; method: string }[];
    const response = await route.fetch();
    const answers = (await response.json()) as { id: number }[];
    const refused = new Set(calls.filter(({ method }) => method === 'eth_getLogs').map(({ id }) => id));
    const error = { code: -32000, message: 'block range is too wide' };
    const json = answers.map((answer) =>
      refused.has(answer.id) ? { jsonrpc: '2.0', id: answer.id, error } : answer,
    );
    await route.fulfill({ response, json });
  });
  const key = generatePrivateKey();
  await payTrader(stack.rpcUrl, key, { tokens: { BUSD: '50' } });
  const { router } = findExchange();
  await approvePastPage(stack.rpcUrl, key, [findToken('BUSD').address, router, parseUnits('20', 18)]);
  const wallet = await openWallet({}, { keys: [key] });
  await page.goto(`${site}/approvals`);
  await connectWallet(page, wallet);
  await expect(findRow(page, 'BUSD 0x')).toContainText('20 BUSD');
  await expect(page.getByText('The node keeps no history.')).toBeVisible();

  await test.step('data that could not be refreshed is marked as old, and stays', async () => {
    await page.route(`${stack.rpcUrl}/**`, (route) => route.abort());
    // Without a websocket the page polls for a new block every 15 seconds.
    await expect(
      page.getByText('The network does not answer. This is what was last read from it.'),
    ).toBeVisible({ timeout: 45_000 });
    await expect(findRow(page, 'BUSD 0x')).toContainText('20 BUSD');
  });
  await test.step('data that was never read is not shown as an empty list', async () => {
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Your approvals could not be read from the network.');
    await page.unroute(`${stack.rpcUrl}/**`);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(findRow(page, 'BUSD 0x')).toContainText('20 BUSD');
  });
});

test.describe('approvals', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('[LIQ-09] [SHELL-05] fits a phone, and axe finds nothing', async ({ page, openWallet, stack }) => {
    const key = generatePrivateKey();
    await payTrader(stack.rpcUrl, key, { tokens: { BUSD: '50' } });
    await approvePastPage(stack.rpcUrl, key, [findToken('BUSD').address, stranger, maxUint256]);
    const wallet = await openWallet({}, { keys: [key] });
    await page.goto('/approvals');
    await expect(page.getByText('Connect to a wallet to see what you approved.')).toBeVisible();
    await expectNoViolationInThemes(page);
    await connectWallet(page, wallet);
    await expect(findRow(page, 'BUSD 0x')).toContainText('Unlimited');
    await expectNoViolationInThemes(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
