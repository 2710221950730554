import { createClient, formatUnits, http, type Address } from 'viem';
import { getBlock, getContractEvents } from 'viem/actions';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { formatSignedUsd, formatUsd, formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { WirePosition } from '@tradewind/schema/exchange/position';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import { readIndex } from '../fixture/index-reader.ts';
import { supply } from '../fixture/liquidity-page.ts';
import { findToken } from '../fixture/local-chain.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { findDetail, swap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { createTrader } from '../fixture/trader.ts';
import { openAccount } from '../fixture/wallet-dialog.ts';

const candleSeconds = 300;

/**
 * Computes the first and last price of each five minutes with changed reserves, token1 in token0, from the chain's
 * events.
 */
async function readCandles(rpcUrl: string, pair: Address) {
  const client = createClient({ transport: http(rpcUrl) });
  const events = await getContractEvents(client, {
    address: pair,
    abi: pairAbi,
    eventName: 'Sync',
    fromBlock: 0n,
    strict: true,
  });
  const closes = new Map<number, number>();
  for (const { args, blockNumber } of events) {
    const { timestamp } = await getBlock(client, { blockNumber });
    const start = Number(timestamp) - (Number(timestamp) % candleSeconds);
    closes.set(start, Number(args.reserve0) / Number(args.reserve1));
  }
  return closes;
}

test('[LIQ-09] the chart draws the candles of real trades, and its table shows the same', async ({
  page,
  stack,
}) => {
  const chain = createChainReader(stack.rpcUrl);
  // Both have 18 decimals, so raw prices are whole-token prices.
  const pool = findPool(await chain.readPools(), 'BUSD', 'UST')!;
  const closes = await readCandles(stack.rpcUrl, pool.address);
  await page.goto(`/pools/${pool.address}`);
  const price = page.getByRole('region', { name: 'Price' });
  await price.getByRole('tab', { name: '5 minutes' }).click();
  await expect(price.locator('canvas').first()).toBeVisible();
  await expect(price.getByText('TradingView Lightweight Charts')).toBeVisible();
  await expect(price.getByRole('link', { name: /tradingview\.com/ })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  );
  await price.getByRole('button', { name: 'Earlier' }).click();
  await price.getByRole('button', { name: 'A shorter time' }).click();
  await price.getByRole('button', { name: 'Table' }).click();
  const rows = price.getByRole('table', { name: 'Prices' }).getByRole('row');
  await expect(rows).toHaveCount(Math.min(24, closes.size) + 1);
  const isInverted = isSameAddress(pool.token0, findToken('BUSD').address);
  const shown = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => ({
      time: row.querySelector('time')!.dateTime,
      cells: [...row.querySelectorAll('td')].map((cell) => cell.lastChild!.textContent ?? ''),
    })),
  );
  for (const { time, cells } of shown) {
    const close = closes.get(Date.parse(time) / 1000)!;
    expect(Number(cells.at(-1))).toBeCloseTo(isInverted ? close : 1 / close, 3);
    const [, high, low] = cells.map(Number);
    expect(low!).toBeLessThanOrEqual(high!);
  }
});

test('[LIQ-09] [SHELL-12] a swap appears on the pool’s page without a reload, and the user’s own swaps are marked', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  const trader = await createTrader(stack.rpcUrl, { native: '3' });
  await openSwap(page, wallet, { from: 'BNB', to: 'CAKE', amount: '0.25' });
  await swap(page);
  await page.goto(`/pools/${pool.address}`);
  const transactions = page.getByRole('table', { name: 'Transactions' });
  const newest = transactions.getByRole('row').nth(1);
  await expect(newest).toContainText(/BNB for CAKE.*0\.25 BNB/);
  await page.evaluate(() => Object.assign(window, { isStill: true }));

  await trader.swapNative('1.75', 'CAKE');
  await expect(newest).toContainText(/BNB for CAKE.*1\.75 BNB/);
  const { reserve0, reserve1, token0 } = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  const isCakeFirst = isSameAddress(token0, findToken('CAKE').address);
  const inBnb = isCakeFirst ? Number(reserve1) / Number(reserve0) : Number(reserve0) / Number(reserve1);
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByText(/^[\d.]+ BNB$/)).toHaveText(`${inBnb.toPrecision(6).slice(0, -1)} BNB`);

  await page.getByRole('switch', { name: 'Only my own' }).click();
  await expect(transactions.getByRole('row')).toHaveCount(2);
  await expect(newest).toContainText('0.25 BNB');
  await page.getByRole('tab', { name: 'Added' }).click();
  await expect(page.getByText('You have no transactions here.')).toBeVisible();
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
});

test('[LIQ-09] a position shows its value, its earnings and the difference to holding after others traded', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '4', tokens: { XVS: '400' } });
  const account = wallet.address();
  await supply(page, wallet, 'BNB', 'XVS', '2');
  const trader = await createTrader(stack.rpcUrl, { native: '6' });
  await trader.swapNative('2.5', 'XVS');
  await trader.swapNative('2.5', 'XVS');
  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'WBNB', 'XVS')!;
  const { held } = await chain.readShares(pool.address, account);

  await page.goto('/pool');
  const card = page.getByRole('list', { name: 'Liquidity' }).getByRole('listitem');
  await card.getByRole('button').first().click();
  await expect(findDetail(card, 'Fees earned')).toContainText('$0.');
  const { positions } = await readIndex<{ positions: WirePosition[] }>(
    stack,
    `/positions?account=${account}`,
  );
  const [position] = positions;
  expect(position!.liquidity).toBe(String(held));
  // The position's share of 0.17% of the two trades' amounts.
  const share = Number(held) / Number((await chain.readShares(pool.address, account)).totalSupply);
  const earned = share * 5 * 0.0017;
  const earnedBnb =
    Number(
      formatUnits(
        BigInt(
          isSameAddress(pool.token0, findToken('WBNB').address)
            ? position!.feesEarned0
            : position!.feesEarned1,
        ),
        18,
      ),
    ) * 2;
  expect(earnedBnb / earned).toBeGreaterThan(0.8);
  expect(earnedBnb / earned).toBeLessThan(1.2);

  await expect(findDetail(card, /^Value$/)).toHaveText(formatUsd(BigInt(position!.valueUsdE18!)));
  await expect(card.getByRole('button').first()).toContainText(
    formatUsdCompact(BigInt(position!.valueUsdE18!)),
  );
  await expect(findDetail(card, 'Fees earned')).toHaveText(formatUsd(BigInt(position!.feesEarnedUsdE18!)));
  const difference = BigInt(position!.differenceToHoldingUsdE18!);
  expect(difference).toBe(
    BigInt(position!.valueUsdE18!) +
      BigInt(position!.withdrawnValueUsdE18!) -
      BigInt(position!.holdValueUsdE18!),
  );
  await expect(findDetail(card, 'Against holding')).toContainText(`${formatSignedUsd(difference)} (`);

  const drawer = await openAccount(page, wallet);
  await drawer.getByRole('tab', { name: 'Positions' }).click();
  const row = drawer.getByRole('region', { name: 'Liquidity' }).getByRole('listitem');
  await expect(row).toContainText(/BNB\/XVS|XVS\/BNB/);
  await expect(row).toContainText(formatUsd(BigInt(position!.valueUsdE18!)));
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 640 });
  await card.getByRole('button', { name: 'About Against holding' }).focus();
  const tip = card.getByRole('tooltip').filter({ visible: true });
  await expect(tip).toContainText('simply keeping the tokens');
  await expect(tip, 'the whole explanation is inside of the narrowest window').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await card.getByRole('link', { name: 'Pool' }).click();
  await expect(page.getByRole('region', { name: 'Your position' })).toContainText(/Value\s*\$/);
});
