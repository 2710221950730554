import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard, swap } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { findDeadUrl } from '../fixture/web-server.ts';

test('[CHAIN-01] with the first of three nodes dead and the API down, a swap still works from the chain alone', async ({
  page,
  openWallet,
  stack,
  startWeb,
  watch,
}) => {
  const [dead, failing, api] = [await findDeadUrl(), `${stack.apiUrl}/no-node`, await findDeadUrl()];
  const site = await startWeb({
    API_URL: api,
    RPC_URLS: [dead, failing, stack.rpcUrl].join(','),
  });
  watch.allow(new RegExp(`foreign request: (${dead}|${stack.apiUrl})`));
  watch.allow(/Failed to load resource|Unable to fetch price data|The index could not be asked|CORS/);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  // The page chooses its first node at random; here it is the dead one.
  await page.addInitScript(() => void (Math.random = () => 0));
  const wallet = await openWallet({ native: '2' });
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.5' }));
  await connectWallet(page, wallet);
  const card = findSwapCard(page);
  await expect(card.to).toHaveValue(/^3\d\d\.\d+$/);
  await swap(page);
  expect([...requested]).toEqual(
    expect.arrayContaining([dead, stack.rpcUrl].map((url) => new URL(url).origin)),
  );
  await expect(page.getByRole('banner').getByTitle('Unknown: no price is known right now')).toBeVisible();
});
