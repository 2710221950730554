import type { Pool } from '@tradewind/rules/exchange/pair';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireCandle } from '@tradewind/schema/exchange/candle';
import type { Locator } from '@playwright/test';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import { readIndex } from '../fixture/index-reader.ts';
import { readLayoutShift, watchLayoutShift } from '../fixture/layout-shift.ts';
import { findToken } from '../fixture/local-chain.ts';
import { openSwap, toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

for (const width of [390, 320])
  test(`[SWAP-01] [SHELL-05] given a phone of ${width} × 640, the action is above the navigation, with terms open and with a keyboard too`, async ({
    page,
    openWallet,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const wallet = await openWallet({ native: '2' });
    const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.001' });
    const action = card.button('Swap');
    await expect(action).toBeEnabled();
    await expectWithin(action);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await card.openDetails();
    await expectWithin(action);
    // Every digit of the longest amounts is visible.
    await card.from.fill('1234567.123456789012345678');
    await expect.poll(() => card.from.evaluate(isCut)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A keyboard takes its height from the page.
    await card.from.fill('0.001');
    await page.setViewportSize({ width, height: 360 });
    await card.from.focus();
    await expect(action).toBeEnabled();
    await expectWithin(action);
    await expectWithin(card.from);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).not.toBeInViewport();
  });

/** Expects that an element is whole on the screen and that nothing is over it. */
async function expectWithin(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { top, bottom, left, width } = node.getBoundingClientRect();
        const isHit = (y: number) => node.contains(document.elementFromPoint(left + width / 2, y));
        return top >= 0 && bottom <= innerHeight && isHit(top + 2) && isHit(bottom - 2);
      }),
    )
    .toBe(true);
}

function isCut(input: Element): boolean {
  return input.scrollWidth > input.clientWidth;
}

test.describe('[SWAP-01] [LIQ-09] a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('has the prices and trades of the chosen pair beside the card, which stays where it is', async ({
    page,
    stack,
  }) => {
    const pools = await createChainReader(stack.rpcUrl).readPools();
    const own = findPool(pools, 'WBNB', 'BUSD')!;
    await watchLayoutShift(page);
    await page.goto(toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.001' }));
    const { card, to } = findSwapCard(page);
    const before = await card.boundingBox();
    const price = page.getByRole('region', { name: 'Price' });

    await test.step('moves nothing', async () => {
      await expect(to).toHaveValue(/^\d/);
      await expect(price.locator('canvas').first()).toBeVisible();
      const trades = page.getByRole('table', { name: 'Recent trades' }).getByRole('row');
      await expect(trades).not.toHaveCount(1);
      await expect(trades.nth(1)).toContainText(/BNB for BUSD|BUSD for BNB/);
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
      expect((await card.boundingBox())!.x).toBe(before!.x);
      expect((await card.boundingBox())!.y).toBe(before!.y);
      expect((await price.boundingBox())!.y).toBe(before!.y);
    });

    await test.step('has its place before the browser has read the chart beside it', async () => {
      const beside = price.locator('xpath=ancestor::div[contains(@class, "min-h-dvh")][1]');
      const moved = await beside.evaluate((element) => {
        const title = document.querySelector('main h1')!;
        const { left } = title.getBoundingClientRect();
        element.style.display = 'none';
        const shift = title.getBoundingClientRect().left - left;
        element.style.display = '';
        return shift;
      });
      expect(moved).toBe(0);
    });

    await test.step('draws the candles of its own pool', async () => {
      await price.getByRole('button', { name: 'Table' }).click();
      const { candles } = await readIndex<{ candles: WireCandle[] }>(
        stack,
        `/pools/${own.address}/candles?interval=1h&limit=300`,
      );
      const last = await price.getByRole('table', { name: 'Prices' }).getByRole('row').nth(1).innerText();
      expect(toNumber(last.split(/\s+/).at(-1))).toBeCloseTo(toDollars(own, candles.at(-1)!.closeE36), 0);
    });

    await test.step('has the direction of the trade, also after a flip', async () => {
      await expect(price.getByRole('heading')).toHaveText('Price of 1 BNB');
      await page.getByRole('button', { name: 'Switch sides' }).click();
      await expect(price.getByRole('heading')).toHaveText('Price of 1 BUSD');
    });

    await test.step('draws the cross rate over the coin where the pair has no pool', async () => {
      const [a, b] = findCrossPair(pools);
      await page.goto(toSwapUrl({ from: a, to: b }));
      await expect(price.getByRole('heading')).toContainText('cross rate over BNB');
      await expect(price.locator('canvas').first()).toBeVisible();
      await expect(price.getByText(/lowest [\d.,]+/)).toBeVisible();
    });

    await test.step('is left out where there is no room, and where the user hides it', async () => {
      await page.setViewportSize({ width: 1279, height: 900 });
      await expect(price).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(price).toBeVisible();
      await page.getByRole('button', { name: 'Price chart', pressed: true }).click();
      await expect(price).toBeHidden();
      await page.goto(toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.001' }));
      await expect(page.getByRole('button', { name: 'Price chart', pressed: false })).toBeVisible();
      await expect(to).toHaveValue(/^\d/);
      await expect(price).toBeHidden();
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  });
});

test('[SHELL-05] given switched sides or a chosen token, then they move for 160 ms, and not at all under reduced motion', async ({
  page,
}) => {
  const form = findSwapCard(page);
  await page.goto(toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.001' }));
  await expect(form.to).toHaveValue(/^\d/);
  const turn = () => form.button('Switch sides').click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await listMovements(form.card, '.flips-even, .flips-odd', turn)).toContain(160);
  expect(await listMovements(form.card, '.arrives', () => form.choose('To', 'CAKE'))).toContain(160);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reduced = await listMovements(form.card, ':not(.skeleton)', async () => {
    await turn();
    await form.choose('To', 'DAI');
  });
  expect(reduced.filter((duration) => duration > 0)).toEqual([]);
});

/** Lists the durations in ms of the movements that are seen in an element while the user acts, and waits for their end. */
async function listMovements(root: Locator, moved: string, act: () => Promise<void>): Promise<number[]> {
  await root.evaluate((node, selector) => {
    const movements = { isOver: false, durations: new Set<number>() };
    const look = () => {
      for (const { effect } of node.getAnimations({ subtree: true }))
        if (effect instanceof KeyframeEffect && effect.target?.matches(selector))
          movements.durations.add(Number(effect.getTiming().duration));
      if (!movements.isOver) requestAnimationFrame(look);
    };
    Object.assign(window, { movements });
    look();
  }, moved);
  await act();
  return root.evaluate(async (node) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { movements } = window as unknown as {
      movements: { isOver: boolean; durations: Set<number> };
    };
    movements.isOver = true;
    const ending = node
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return [...movements.durations];
  });
}

function toNumber(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

/** BUSD per BNB; both have 18 decimals. */
function toDollars({ token0 }: Pool, priceE36: string): number {
  const price = Number(priceE36) / 1e36;
  return isSameAddress(token0, findToken('BUSD').address) ? 1 / price : price;
}

/** Two tokens with a pool with the coin each, and none of their own. */
function findCrossPair(pools: readonly Pool[]): readonly [string, string] {
  const symbols = ['CAKE', 'GULL', 'XVS', 'BSCS', 'BTCB', 'SAFE'];
  const priced = symbols.filter((symbol) => findPool(pools, symbol, 'WBNB'));
  for (const a of priced) {
    const b = priced.find((other) => other !== a && !findPool(pools, a, other));
    if (b !== undefined) return [a, b];
  }
  throw new Error('every pair has a pool of its own');
}
