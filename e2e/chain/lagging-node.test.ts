import type { Page } from '@playwright/test';
import { createChainReader } from '../fixture/chain-reader.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { createTrader } from '../fixture/trader.ts';
import { expect, test } from '../fixture/fault-test.ts';

/** Opens the form and waits for a price that knows the taxes of its tokens, and for the websocket of new heads. */
async function openPrice(page: Page, site: string) {
  const socket = page.waitForEvent('websocket');
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  await (await socket).waitForEvent('framereceived');
  const { to, openDetails, detail } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  // Once they are known, the quote may avoid a token, which changes the price.
  await openDetails();
  await expect(detail('Token tax')).toHaveText('None found');
  return { to, before: await to.inputValue() };
}

test('[CHAIN-02] given a node that is behind, then it is polled until it has caught up, and its responses until then are ignored', async ({
  page,
  stack,
  watch,
  startNode,
  startSite,
}) => {
  const wsUrl = stack.rpcUrl.replace(/^http/, 'ws');
  const node = await startNode();
  const site = await startSite([node.url], { WS_URL: wsUrl });
  watch.allow(new RegExp(`foreign request: ${wsUrl}`));
  const trader = await createTrader(stack.rpcUrl, { native: '10' });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { to, before } = await openPrice(page, site);

  node.stayAt(await createChainReader(stack.rpcUrl).readBlockNumber());
  await trader.swapNative('2', 'XVS');
  const notice = page.getByText('The network nodes are behind');
  await expect(notice).toBeVisible();
  expect(logged.filter((text) => text.includes('Fetched for old block number')).length).toBeGreaterThan(1);
  await expect(to).toHaveValue(before);
  await expect(page.getByRole('main')).not.toContainText('Insufficient liquidity');

  node.stayAt(undefined);
  await expect(to).not.toHaveValue(before);
  await expect(notice).toBeHidden();
});

test('[CHAIN-02] given a node that is behind, then the page changes to one that is not', async ({
  page,
  stack,
  watch,
  startNode,
  startSite,
}) => {
  const wsUrl = stack.rpcUrl.replace(/^http/, 'ws');
  const [behind, good] = [await startNode(), await startNode()];
  const site = await startSite([behind.url, good.url], { WS_URL: wsUrl });
  watch.allow(new RegExp(`foreign request: ${wsUrl}`));
  const trader = await createTrader(stack.rpcUrl, { native: '10' });
  await page.addInitScript(() => void (Math.random = () => 0));
  const { to, before } = await openPrice(page, site);

  behind.stayAt(await createChainReader(stack.rpcUrl).readBlockNumber());
  await trader.swapNative('2', 'XVS');
  // An earlier trade can still change the price, so the request to the other node is awaited.
  await expect.poll(() => good.countRequests()).toBeGreaterThan(0);
  await expect(to).not.toHaveValue(before);
});

test('[CHAIN-02] given that no node pushes its heads, then the latest block is polled every 15 seconds', async ({
  page,
  startNode,
  startSite,
}) => {
  const node = await startNode();
  const polledAt: number[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"eth_getBlockByNumber"')) polledAt.push(Date.now());
  });
  await page.goto(await startSite([node.url]));
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: /^Network nodes: Block / }),
  ).toBeVisible();
  await expect.poll(() => polledAt.length, { timeout: 40_000 }).toBeGreaterThan(1);
  const [first = 0, second = 0] = polledAt;
  expect(second - first).toBeGreaterThan(14_500);
  expect(second - first).toBeLessThan(25_000);
});
