import type { Locator, Page } from '@playwright/test';
import type { WirePool } from '@tradewind/schema/exchange/pool';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { readIndex } from '../fixture/index-reader.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { findDeadUrl } from '../fixture/web-server.ts';

/** Finds pools by their links, whose text is the pool's name alone. */
const findNames = (page: Page) =>
  page.getByRole('table', { name: 'Pools' }).getByRole('rowheader').getByRole('link');

/** Clicks where the row of a link ends: the whole row leads to its pool. */
async function clickRightEdge(link: Locator): Promise<void> {
  const row = link.locator('xpath=ancestor::tr');
  const { width, height } = (await row.boundingBox())!;
  await row.click({ position: { x: width - 3, y: height / 2 } });
}

/** Returns the page's symbol: the wrapped coin has the native coin's. */
function toName({ token0, token1 }: WirePool): string {
  return [token0.symbol, token1.symbol].map((symbol) => (symbol === 'WBNB' ? 'BNB' : symbol)).join('/');
}

function listByTvl(pools: readonly WirePool[]): string[] {
  const known = pools.filter(({ tvlUsdE18 }) => tvlUsdE18 !== null);
  const sorted = known.toSorted((a, b) => (BigInt(a.tvlUsdE18 ?? 0) > BigInt(b.tvlUsdE18 ?? 0) ? -1 : 1));
  return sorted.map(toName);
}

/** Finds any pool with that APR: several can have none. */
function findEnd(pools: readonly WirePool[], end: 'highest' | 'lowest'): RegExp {
  const known = pools.flatMap((pool) => (pool.feeAprBps === null ? [] : [Number(pool.feeAprBps)]));
  const apr = end === 'highest' ? Math.max(...known) : Math.min(...known);
  const names = pools.filter(({ feeAprBps }) => Number(feeAprBps ?? Number.NaN) === apr).map(toName);
  return new RegExp(`^(${names.join('|')})$`);
}

test('[LIQ-09] all pools with their figures, sorted and searched; the address keeps it', async ({
  page,
  stack,
}) => {
  const { pools } = await readIndex<{ pools: WirePool[] }>(stack, '/pools?pageSize=100');
  await page.goto('/');
  await page.getByRole('button', { name: 'Trade' }).click();
  await page.getByRole('link', { name: 'All pools' }).click();
  await expect(page).toHaveURL('/pools');
  const names = findNames(page);
  await expect(names).toHaveCount(Math.min(20, pools.length));
  const byTvl = listByTvl(pools);
  expect(await names.allTextContents()).toEqual(byTvl.slice(0, 20));
  const row = page.getByRole('row').filter({ hasText: byTvl[0]! });
  await expect(row).toContainText(/\$[\d.]+[KM].*\$.*\$.*\d\.\d\d%/);

  await page.getByRole('button', { name: 'Fee APR' }).click();
  await expect(page).toHaveURL('/pools?sort=feeApr');
  await expect(names.first()).toHaveText(findEnd(pools, 'highest'));
  await expect(page.getByRole('columnheader', { name: 'Fee APR' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Fee APR' }).click();
  await expect(page).toHaveURL('/pools?sort=feeApr&order=asc');
  const lowest = findEnd(pools, 'lowest');
  await expect(names.first()).toHaveText(lowest);
  await page.reload();
  await expect(names.first()).toHaveText(lowest);

  const search = page.getByRole('searchbox', { name: 'Search pools' });
  await search.fill('bnb / cake');
  await expect(names).toHaveText(['CAKE/BNB'].map((name) => new RegExp(`^(${name}|BNB/CAKE)$`)));
  await search.fill('no such token');
  await expect(page.getByText('No pool matches “no such token”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names).toHaveCount(Math.min(20, pools.length));
  await search.fill(findToken('GULL').address);
  await expect(names).toHaveText(
    pools.map(toName).flatMap((name) => (name.includes('GULL') ? [/GULL/] : [])),
  );
  await expect(page.getByRole('link', { name: /^Swap / }).first()).toHaveAttribute(
    'href',
    /^\/swap\?inputCurrency=0x/,
  );
  await expect(page.getByRole('link', { name: /^Add liquidity to / }).first()).toHaveAttribute(
    'href',
    /^\/add\/0x/,
  );
  await names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/GULL/);
});

test('[LIQ-09] [CHAIN-01] given the API is down, then the pools come from the chain, and unknown figures are not shown', async ({
  page,
  stack,
  startWeb,
  watch,
}) => {
  const site = await startWeb({ API_URL: await findDeadUrl(), RPC_URLS: stack.rpcUrl });
  watch.allow(/Failed to load resource|Unable to fetch price data/);
  const pools = await createChainReader(stack.rpcUrl).readPools();
  await page.goto(`${site}/pools`);
  await expect(page.getByText('Figures in dollars are not available right now.')).toBeVisible();
  await expect(findNames(page)).toHaveCount(Math.min(20, pools.length));
  await expect(page.getByRole('main')).not.toContainText('$');
  await page.getByRole('searchbox', { name: 'Search pools' }).fill('CAKE/BNB');
  await expect(findNames(page)).toHaveCount(1);
  await expect(page.getByRole('row').last()).toContainText(/[\d,.]+ CAKE/);
  await findNames(page).click();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText(/Price of 1 CAKE\s*0?\.?[\d.,₀-₉]+ BNB/);
  await expect(price).toContainText('The price history is not available right now.');
  await expect(page.getByRole('region', { name: 'Transactions' })).toContainText(
    'The transactions are not available right now.',
  );
  await expect(findDetail(page.getByRole('region', { name: 'Key figures' }), /^TVL/)).toContainText('–');
});

test('[LIQ-09] an address that the factory does not know is shown as no pool', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  for (const address of [findToken('BUSD').address, 'nonsense']) {
    await page.goto(`/pools/${address}`);
    await expect(page.getByText('There is no pool at this address.').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'All pools' }).click();
  await expect(page).toHaveURL('/pools');
});

test('[LIQ-09] [SHELL-05] axe finds nothing on the pools and on one of them, desktop and phone', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 320, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/pools?search=CAKE/BNB');
    await expect(findNames(page)).toHaveCount(1);
    await expectNoViolationInThemes(page);
    const isPhone = viewport.width === 320;
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible({ visible: isPhone });
    await (isPhone ? clickRightEdge(findNames(page)) : findNames(page).click());
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await expectNoViolationInThemes(page);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible();
    await expectNoViolationInThemes(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: all, clientWidth: shown } = document.documentElement;
      return { scrollWidth: all, clientWidth: shown };
    });
    expect(scrollWidth).toBe(clientWidth);
  }
});
