import { createChainReader } from '../fixture/chain-reader.ts';
import { findChunk } from '../fixture/chunk.ts';
import { findPool } from '../fixture/find-pool.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findDetail, findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { createTrader } from '../fixture/trader.ts';
import { createHubSwitch, expectLive, leaveOnlyHub } from '../fixture/live-page.ts';

test('[HUB-01] [HUB-02] given a swap by another account, then the hub alone updates the quote and the pool’s page', async ({
  page,
  stack,
}) => {
  await leaveOnlyHub(page, stack.rpcUrl);
  const trader = await createTrader(stack.rpcUrl, { native: '5' });
  await page.goto(toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '1' }));
  const { to } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  await expectLive(page, 'Live');
  const quoted = await to.inputValue();
  await trader.swapNative('1.5', 'CAKE');
  await expect(to).not.toHaveValue(quoted);

  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  await page.goto(`/pools/${pool.address}`);
  await expectLive(page, 'Live');
  const trades = findDetail(page.getByRole('main'), 'Trades (24 h)');
  await expect(trades).toHaveText(/^\d+$/);
  const before = Number(await trades.textContent());
  await trader.swapNative('1.25', 'CAKE');
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toContainText(
    '1.25 BNB',
  );
  await expect(trades).toHaveText(String(before + 1));
});

test('[HUB-02] given a cut connection, when it returns, then the events in between are shown without a reload', async ({
  page,
  stack,
}) => {
  await leaveOnlyHub(page, stack.rpcUrl);
  const hub = await createHubSwitch(page);
  const trader = await createTrader(stack.rpcUrl, { native: '5' });
  await page.goto(toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '1' }));
  const { to } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  await expectLive(page, 'Live');
  await hub.cut();
  await expectLive(page, 'Connecting');
  const quoted = await to.inputValue();
  await trader.swapNative('1.5', 'CAKE');
  hub.join();
  await expect(to).not.toHaveValue(quoted);
  await expectLive(page, 'Live');
  const offered = await to.inputValue();
  await trader.swapNative('1.5', 'CAKE');
  await expect(to).not.toHaveValue(offered);
});

test('[HUB-02] [CHAIN-01] without the hub the page polls as before', async ({ page, stack, watch }) => {
  watch.allow(/\/stocks/);
  await page.route('**/stocks/negotiate*', (route) => route.abort());
  await page.routeWebSocket(`${stack.rpcUrl.replace(/^http/, 'ws')}/**`, () => undefined);
  const trader = await createTrader(stack.rpcUrl, { native: '5' });
  await page.goto(toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '1' }));
  const { to } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  await expectLive(page, 'Connecting');
  const quoted = await to.inputValue();
  await trader.swapNative('1.5', 'CAKE');
  await expect(to).not.toHaveValue(quoted, { timeout: 30_000 });
});

test('[HUB-01] [WEB-02] the hub is not requested before the page is painted', async ({ page }) => {
  await page.goto('/swap');
  await expectLive(page, 'Live');
  const times = await page.evaluate(
    (startLive) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      hub: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/stocks') || name.endsWith(startLive))
        .map(({ startTime }) => startTime),
    }),
    findChunk('start-live'),
  );
  expect(times.hub.length).toBeGreaterThanOrEqual(2);
  for (const startTime of times.hub) expect(startTime).toBeGreaterThan(times.painted);
});
