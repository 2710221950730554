import { marketInfoSchema } from '@tradewind/schema/market-info/market-info';
import { expect, test } from '../fixture/test.ts';

test('[MKT-01] the menu shows the platform token price of the indexed pools', async ({
  page,
  stack,
  request,
}) => {
  const answer = await request.get(`${stack.apiUrl}/market/price_bscs`);
  const { data } = (await answer.json()) as { data: number };
  expect(data).toBeGreaterThan(0.003);
  expect(data).toBeLessThan(0.006);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(/BSCS price in US dollars: \$0\.00\d+/);
});

test('[MKT-01] without a response a dash is shown with the reason, and the console logs why', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503|Unable to fetch price data/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route('**/api/market/price_bscs', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await expect(page.getByRole('banner').getByTitle('Unknown: no price is known right now')).toContainText(
    '–',
  );
  expect(lines.join('\n')).toContain('Unable to fetch price data');
});

test('[MKT-01] [OPS-01] home shows the demo market of the API: pools, value, volume and trades', async ({
  page,
  stack,
  request,
}) => {
  const answer = (await (await request.get(`${stack.apiUrl}/Market/api/get_market`)).json()) as {
    data: unknown;
  };
  const figures = marketInfoSchema.parse(answer.data);
  expect(figures.poolCount).toBeGreaterThanOrEqual(12);
  expect(figures.totalValueLockedUsd).toBeGreaterThan(1_000_000);
  expect(figures.volume24hUsd).toBeGreaterThan(100_000);
  expect(figures.swapCount24h).toBeGreaterThan(100);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Market' });
  await expect(strip.getByRole('definition')).toHaveText([
    /^\$\d+\.\d+M$/,
    /^\$\d/,
    /^\d{3}/,
    String(figures.poolCount),
  ]);
});
