import type { Page } from '@playwright/test';
import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { computeMinimumAmountOut, toTrade } from '@tradewind/rules/exchange/trade';
import { formatUnits, parseUnits } from 'viem';
import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findToken } from '../fixture/local-chain.ts';
import { toAddPath } from '../fixture/liquidity-page.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { expect, test } from '../fixture/test.ts';
import { findAccountButton, findWalletDialog } from '../fixture/wallet-dialog.ts';
import { switchSplitRoutes } from '../fixture/settings-dialog.ts';
import { findDetail, findSwapCard, openDetails } from '../fixture/swap-card.ts';
import { expectSameDialog, expectStep, keepDialog } from '../fixture/write-dialog.ts';

test('[SWAP-01] [SWAP-04] [SWAP-07] [SWAP-08] [SWAP-12] a new user connects, approves and swaps, and the chain pays the quoted amount', async ({
  page,
  context,
  openWallet,
  request,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { BUSD: '1000' } });
  const chain = createChainReader(stack.rpcUrl);
  const account = wallet.address();
  const amountIn = parseUnits('250', 18);
  const before = await chain.readPools();
  const route = findBestRouteExactIn(before, findToken('BUSD').address, findToken('BSCS').address, amountIn);
  const trade = toTrade('exact-in', route!);
  const minimum = computeMinimumAmountOut(trade.amountOut, 80);
  const card = findSwapCard(page);

  await test.step('opens the page without a wallet and connects', async () => {
    await page.goto('/swap');
    await expect(page).toHaveTitle(/Exchange/);
    await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
    await expect(page.getByText('Trade tokens in an instant')).toBeVisible();
    await card.button('Connect Wallet').click();
    await findWalletDialog(page)
      .getByRole('button', { name: /^Test Wallet/ })
      .click();
    await expect(findAccountButton(page, account)).toBeVisible();
    // The expected figures are those of the best single route; whether a split pays depends on the pools.
    await switchSplitRoutes(page);
  });

  await test.step('picks tokens, enters an amount and reads the details', async () => {
    await card.choose('From', 'BUSD');
    await card.choose('To', 'BSCS');
    await expect(card.card.getByText('Balance: 1,000')).toBeVisible();
    await card.from.fill('250');
    await expect(card.to).toHaveValue(formatAmount(trade.amountOut, 18));
    await card.openDetails();
    const grouped = { significantDigits: 4, notation: 'grouped' } as const;
    await expect(card.detail('Minimum received')).toHaveText(`${formatAmount(minimum, 18, grouped)} BSCS`);
    await expect(card.detail('Price Impact')).toHaveText(/^<?\d+(\.\d+)?%$/);
    await expect(card.detail('Liquidity Provider Fee')).toHaveText(/^0\.\d+ BUSD$/);
    await expect(card.detail('Slippage tolerance')).toHaveText('0.8%');
    await expect(card.detail('Route')).toHaveText(/^BUSD › .*BSCS$/);
    await expect(card.detail(/^Price$/)).toContainText('BSCS per BUSD');
    await card
      .detail(/^Price$/)
      .getByRole('button')
      .click();
    await expect(card.detail(/^Price$/)).toContainText('BUSD per BSCS');
  });

  const dialog = page.getByRole('dialog');

  await test.step('approves exactly the amount of the trade, in the dialog of the swap', async () => {
    await card.button('Swap').click();
    await expect(page.getByRole('dialog', { name: 'Confirm Swap' })).toBeVisible();
    await keepDialog(dialog);
    await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeHidden();
    await dialog.getByText('Approval: Exactly 250 BUSD').click();
    await expect(dialog.getByRole('radio', { name: /^Exactly 250 BUSD/ })).toBeChecked();
    wallet.decide('eth_sendTransaction', 'hold');
    await dialog.getByRole('button', { name: 'Approve BUSD' }).click();
    const prompt = await wallet.nextPending('eth_sendTransaction');
    await expect(dialog.getByText('Confirm this transaction in your wallet')).toBeVisible();
    await expectStep(dialog, 'Approve BUSD', 'Under way');
    await expectSameDialog(page);
    prompt.approve();
    await expectStep(dialog, 'Approve BUSD', 'Done');
    await expect(dialog.getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
    expect(await chain.readAllowance(account, 'BUSD')).toBe(amountIn);
  });

  await test.step('confirms there, and sees the end with a link to the transaction', async () => {
    wallet.decide('eth_sendTransaction', 'approve');
    await expect(dialog).toContainText('250 BUSD');
    await openDetails(dialog);
    await expect(findDetail(dialog, 'Slippage tolerance')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm Swap' }).click();
    const done = page.getByRole('dialog').filter({ hasText: 'Transaction confirmed' });
    await expect(done).toContainText(/Swap 250 BUSD for .* BSCS/);
    await expectStep(dialog, 'Included in a block', 'Done');
    await expectSameDialog(page);
    // The dialog says it; a notice would cover it.
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
    const hash = wallet.sent.at(-1)!;
    const [explorer] = await Promise.all([
      context.waitForEvent('page'),
      done.getByRole('link', { name: /View on explorer/ }).click(),
    ]);
    await expect(explorer.getByText('Succeeded')).toBeVisible();
    await expect(explorer.getByText(hash)).toBeVisible();
    await explorer.close();
  });

  await test.step('the chain confirms every figure', async () => {
    const hash = wallet.sent.at(-1)!;
    const received = formatUnits(trade.amountOut, 18);
    const gain = findDetail(dialog, 'You received');
    await expect(gain).toHaveText(/^[\d,.]+ BSCS\$[\d,.]+$/);
    await expect(gain.getByTitle(toExactText(trade.amountOut, 'BSCS'))).toBeVisible();
    await expectValue(request, gain, { symbol: 'BSCS', amount: received });
    await expect(findDetail(dialog, 'Against the quote')).toHaveText('Exactly as quoted');
    const { gasUsed, effectiveGasPrice } = await chain.readReceipt(hash);
    const fee = formatAmount(gasUsed * effectiveGasPrice, 18, { significantDigits: 6, notation: 'grouped' });
    await expect(findDetail(dialog, 'Network fee paid')).toContainText(`${fee} BNB (`);
    expect(await chain.readBalance(account, 'BUSD')).toBe(parseUnits('750', 18));
    expect(await chain.readBalance(account, 'BSCS')).toBe(trade.amountOut);
    const { gas } = await chain.readTransaction(hash);
    expect(gas).toBe(((await chain.estimateGasBefore(hash)) * 110n) / 100n);
  });

  await test.step('the form is empty again', async () => {
    await expect(dialog.getByRole('link', { name: 'Add liquidity' })).toHaveAttribute(
      'href',
      toAddPath('BUSD', 'BSCS'),
    );
    await dialog.getByRole('button', { name: 'Swap again' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.from).toHaveValue('');
    await expect(card.to).toHaveValue('');
    // The button that opened the dialog is gone; the keyboard focus stays in the page.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(card.button('Enter an amount')).toBeDisabled();
  });
});

/** Counts the clicks in the page; those in the wallet are not part of it. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const key = 'countedClicks';
  await page.addInitScript((name) => {
    let clicks = 0;
    Object.defineProperty(window, name, { get: () => clicks });
    window.addEventListener('click', ({ isTrusted }) => void (clicks += Number(isTrusted)), {
      capture: true,
    });
  }, key);
  return async () => Number(await page.evaluate((name) => Reflect.get(window, name), key));
}

async function connect(page: Page): Promise<void> {
  await findSwapCard(page).button('Connect Wallet').click();
  await findWalletDialog(page)
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
}

test('[SWAP-08] [WAL-01] a first visit takes six clicks to a done swap', async ({ page, openWallet }) => {
  await openWallet({ native: '1' });
  const readClicks = await countClicks(page);
  const card = findSwapCard(page);
  await page.goto('/swap');
  await connect(page);
  await card.choose('To', 'BUSD');
  await card.from.fill('0.001');
  await card.button('Swap').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm Swap' }).click();
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  expect(await readClicks()).toBe(6);
});

test('[SWAP-07] [SWAP-08] [WAL-01] a first visit takes seven clicks to a done swap with an approval', async ({
  page,
  openWallet,
}) => {
  await openWallet({ tokens: { BUSD: '10' } });
  const readClicks = await countClicks(page);
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Quick swap' });
  await form.getByRole('button', { name: 'Switch sides' }).click();
  await expect(form.getByRole('button', { name: /^From: BUSD/ })).toBeVisible();
  await form.getByRole('textbox').fill('1.5');
  await form.getByRole('link', { name: 'Review swap' }).click();
  await connect(page);
  await findSwapCard(page).button('Swap').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BUSD' }).click();
  await dialog.getByRole('button', { name: 'Confirm Swap' }).click();
  await expect(dialog.getByText('Transaction confirmed')).toBeVisible();
  expect(await readClicks()).toBe(7);
  await dialog.getByRole('link', { name: 'Add liquidity' }).click();
  await expect(page).toHaveURL(toAddPath('BUSD', 'BNB'));
});
