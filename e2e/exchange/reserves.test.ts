import { findExchangeDeployment } from '@tradewind/abi/deployment';
import {
  decodeReserveSnapshot,
  encodeReserveSnapshot,
  type PlacedPool,
} from '@tradewind/schema/exchange/reserve-snapshot';
import { computeMaximumAmountIn } from '@tradewind/rules/exchange/trade';
import type { Page, Request } from '@playwright/test';
import { parseUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expect, test } from '../fixture/fault-test.ts';
import { findPool } from '../fixture/find-pool.ts';
import { findLiquidityCard, toAddPath } from '../fixture/liquidity-page.ts';
import { openSwap, toSwapUrl } from '../fixture/open-swap.ts';
import { findToken } from '../fixture/local-chain.ts';
import { turnOnExpertMode } from '../fixture/settings-dialog.ts';
import { closeTransaction, confirmSwap, findSwapCard } from '../fixture/swap-card.ts';
import type { PageWatch } from '../fixture/page-watch.ts';
import { createTrader, decodePermitAndCall } from '../fixture/trader.ts';
import { expectLive, leaveOnlyHub } from '../fixture/live-page.ts';

const { reserveLens } = findExchangeDeployment(31337)!;
const lens = reserveLens.slice(2).toLowerCase();
const getReserves = '0902f1ac';

const isOfSnapshot = (request: Request) => new URL(request.url()).pathname === '/api/exchange/reserves';
const isOfLens = (request: Request) => (request.postData() ?? '').toLowerCase().includes(lens);
const isOfReserves = (request: Request) =>
  isOfSnapshot(request) || isOfLens(request) || (request.postData() ?? '').includes(getReserves);

/** Counts the matching requests from now on. */
function countRequests(page: Page, matches: (request: Request) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (matches(request)) count += 1;
  });
  return () => count;
}

test('[SWAP-03] [CHAIN-01] without the API all reserves come in one call of the lens', async ({
  page,
  stack,
  watch,
  startSite,
}) => {
  watch.allow(/market|Market|reserves|announcement|Announcement/);
  const requested = [isOfLens, (request: Request) => !isOfLens(request) && isOfReserves(request)].map(
    (matches) => countRequests(page, (request) => !isOfSnapshot(request) && matches(request)),
  );
  const site = await startSite([stack.rpcUrl]);
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  await expect(findSwapCard(page).to).toHaveValue(/^\d+\.\d+$/);
  expect(requested[0]!()).toBeGreaterThanOrEqual(1);
  expect(requested[1]!()).toBe(0);
});

test("[SWAP-03] [HUB-02] given a swap by another account, then the hub's event moves the quote, and no reserves are requested", async ({
  page,
  stack,
}) => {
  await leaveOnlyHub(page, stack.rpcUrl);
  const trader = await createTrader(stack.rpcUrl, { native: '5' });
  await page.goto(toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  const { to } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  await expectLive(page, 'Live');
  const move = async () => {
    const quoted = await to.inputValue();
    await trader.swapNative('1.5', 'XVS');
    await expect(to).not.toHaveValue(quoted);
  };
  // With the first event the page can still request the snapshot that it updates.
  await move();
  const countReserveRequests = countRequests(page, isOfReserves);
  await move();
  await move();
  expect(countReserveRequests()).toBe(0);
});

const xvs = findToken('XVS').address.toLowerCase();

/** Replaces the API's snapshot with other reserves of the pools of XVS; no hub publishes the true ones. */
function lieAboutXvs(page: Page, watch: PageWatch, change: (reserve: bigint) => bigint): Promise<void> {
  return lie(page, watch, (pools) =>
    pools.map((pool) => ({
      ...pool,
      ...(pool.token0 === xvs && { reserve0: change(pool.reserve0) }),
      ...(pool.token1 === xvs && { reserve1: change(pool.reserve1) }),
    })),
  );
}

type Pools = readonly PlacedPool[];

async function lie(page: Page, watch: PageWatch, change: (pools: Pools) => Pools): Promise<void> {
  watch.allow(/\/stocks/);
  await page.route('**/stocks/negotiate*', (route) => route.abort());
  await page.route('**/api/exchange/reserves', async (route) => {
    const answer = await route.fetch();
    const snapshot = decodeReserveSnapshot(await answer.body());
    const bytes = encodeReserveSnapshot({ ...snapshot, pools: change(snapshot.pools) });
    await route.fulfill({ response: answer, body: Buffer.from(bytes) });
  });
}

for (const [name, change] of [
  ['better', (reserve: bigint) => reserve * 2n],
  ['worse', (reserve: bigint) => reserve / 2n],
] as const) {
  test(`[SWAP-03] [SWAP-08] given an API with a ${name} price, then the confirmation shows the chain’s price before any signature`, async ({
    page,
    watch,
    openWallet,
  }) => {
    await lieAboutXvs(page, watch, change);
    const wallet = await openWallet({ native: '2' });
    await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '1' });
    const card = findSwapCard(page);
    const quoted = await card.to.inputValue();
    await card.button('Swap').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
    await expect(dialog.getByText('Price Updated')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: /Confirm Swap|Swap Anyway|Price Impact/ });
    await expect(confirm).toBeDisabled();
    const isBetter = name === 'better';
    const before = Number.parseFloat(quoted);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('Price Updated')).toBeHidden();
    const received = await dialog.getByText(/XVS$/).first().textContent();
    const after = Number.parseFloat(received!.replaceAll(',', ''));
    expect(isBetter ? after < before * 0.6 : after > before * 1.6).toBe(true);
    await dialog.getByRole('button', { name: 'Confirm Swap' }).click();
    await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
    expect(wallet.sent).toHaveLength(1);
  });
}

test("[SWAP-07] [SWAP-08] given an API with too low a cost of an exact output, then the router's allowance is the accepted amount", async ({
  page,
  stack,
  watch,
  openWallet,
}) => {
  await lieAboutXvs(page, watch, (reserve) => reserve * 2n);
  const wallet = await openWallet({ tokens: { USDC: '1000' } });
  const card = await openSwap(page, wallet, { from: 'USDC', to: 'XVS', amount: '2', isExactOut: true });
  await expect(card.from).toHaveValue(/^\d+\.\d+$/);
  const quoted = Number(await card.from.inputValue());
  await confirmSwap(page, 'Sign and swap');
  await closeTransaction(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(wallet.address(), 'XVS')).toBe(parseUnits('2', 18));
  const paid = parseUnits('1000', 6) - (await chain.readBalance(wallet.address(), 'USDC'));
  expect(Number(paid)).toBeGreaterThan(quoted * 1.5e6);
  const { input } = await chain.readTransaction(wallet.sent[0]!);
  const [permit] = decodePermitAndCall(input).permits;
  expect(permit!.value).toBe(computeMaximumAmountIn(paid, 80));
});

test("[SWAP-03] [SWAP-12] given a swap without a confirmation, then it is not sent with the limits of the API's worse, false price", async ({
  page,
  watch,
  openWallet,
}) => {
  await lieAboutXvs(page, watch, (reserve) => reserve / 2n);
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '1' });
  await turnOnExpertMode(page);
  await card.button('Swap').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The pools pay more than this price now. Please look at the trade again.',
  );
  expect(wallet.sent).toHaveLength(0);
});

test('[LIQ-01] given an API that hides a pool, then only routes lack it: a deposit keeps its price, and its page is shown', async ({
  page,
  stack,
  watch,
}) => {
  await lie(page, watch, (pools) => pools.filter(({ token0, token1 }) => token0 !== xvs && token1 !== xvs));
  await page.goto(toAddPath('BNB', 'XVS'));
  const card = findLiquidityCard(page, 'Add liquidity');
  await card.first.fill('1');
  await expect(card.second).toHaveValue(/^\d+/);
  const { address } = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'XVS')!;
  await page.goto(`/pools/${address}`);
  await expect(page.getByRole('heading', { level: 1, name: /XVS/ })).toBeVisible();
});
