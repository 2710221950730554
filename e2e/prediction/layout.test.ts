import { phone } from '../fixture/each-screen.ts';
import { expect, test } from '../fixture/game-test.ts';
import { openGame } from '../fixture/game-page.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { findRound, findRounds } from '../fixture/round-page.ts';

test('[PRED-03] desktop: chart, rounds from the open one on by keys and wheel, strip with history and countdown', async ({
  page,
  game,
}) => {
  const epoch = await game.openRound();
  await game.push(601);
  await openGame(page);
  const rounds = findRounds(page);
  const current = rounds.locator('[aria-current]');
  await expect(rounds.getByRole('listitem')).toHaveCount(8);
  await expect(rounds.getByRole('listitem').nth(5)).toHaveAttribute('aria-current', 'true');
  await expect(current.getByRole('article')).toHaveAccessibleName(`Round ${epoch}, Next`);

  await test.step('keys and buttons', async () => {
    await rounds.focus();
    await page.keyboard.press('ArrowUp');
    await expect(current.getByRole('article')).toHaveAccessibleName(`Round ${epoch - 1}, Live`);
    await page.keyboard.press('End');
    await expect(current.getByRole('article')).toHaveAccessibleName(`Round ${epoch + 2}, Later`);
    await expect(current).toContainText(/~0[5-9]:\d\d|~10:00/);
    await page.getByRole('button', { name: 'To the open round' }).click();
    await expect(current.getByRole('article')).toHaveAccessibleName(`Round ${epoch}, Next`);
    await expect(findRound(page, epoch)).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('the wheel', async () => {
    await rounds.hover();
    await page.mouse.wheel(0, 400);
    await expect(current.getByRole('article')).toHaveAccessibleName(`Round ${epoch + 1}, Later`);
  });

  const strip = page.getByRole('complementary', { name: 'BNB/USDT' });
  await expect(strip).toContainText('BNB/USDT');
  await expect(strip).toContainText('5m');
  await expect(strip.getByRole('timer')).toContainText(/0[0-4]:\d\d|05:00/);
  await strip.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Leaderboard' })).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('the chart shows the same as its table, in UTC', async () => {
    const chart = page.getByRole('region', { name: 'Price of BNB in USDT' });
    await expect(chart.locator('canvas').first()).toBeVisible();
    await chart.getByRole('button', { name: 'Table' }).click();
    const first = chart.getByRole('row').nth(1);
    await expect(first.getByRole('rowheader')).toHaveText(
      new Date(game.toLockTime(epoch - 1) * 1000).toISOString().slice(11, 16),
    );
    await expect(first.getByRole('cell').last()).toContainText('$601.0000');
  });
});

test('[PRED-03] [SHELL-05] axe finds nothing on a desktop and on a phone', async ({ page, game }, info) => {
  await game.openRound();
  await openGame(page);
  for (const [device, viewport] of Object.entries({ desktop: { width: 1280, height: 900 }, phone })) {
    await page.setViewportSize(viewport);
    await expectNoViolationInThemes(page);
    await page.screenshot({ path: info.outputPath(`prediction-${device}.png`) });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('[PRED-03] phone: three views, the countdown always in sight, no sideways scrolling', async ({
    page,
    game,
  }) => {
    const epoch = await game.openRound();
    await openGame(page);
    const tabs = page.getByRole('tablist', { name: 'Prediction' });
    await expect(tabs.getByRole('tab', { name: 'Prediction' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(findRound(page, epoch)).toBeInViewport({ ratio: 0.6 });
    await page.getByRole('button', { name: 'Round before' }).click();
    // The click scrolled its button to the middle of the window.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(findRound(page, epoch - 1)).toBeInViewport({ ratio: 0.6 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('list', { name: 'Rounds' })).toHaveCSS('scrollbar-width', 'none');
    await tabs.getByRole('tab', { name: 'Chart' }).click();
    await expect(page.getByRole('region', { name: 'Price of BNB in USDT' })).toBeVisible();
    await tabs.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('tabpanel').first()).toContainText(/Connect/);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leaderboard' })).toBeVisible();
  });
});

test('[PRED-02] on the smallest phone a stake is fully visible on its card', async ({
  page,
  game,
  player,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.setBalance(player.address, '20000');
  const epoch = await game.openRound();
  await game.enter(epoch, { ...player, isUp: false, amount: '12345.6789' });
  await openGame(page, player);
  const stake = findRound(page, epoch).getByTitle('12,345.6789 BNB').filter({ hasText: 'Your position' });
  await expect(stake).toContainText('12,345.6789 BNB');
  const widths = await stake.evaluate((flag) =>
    [flag, ...flag.querySelectorAll('span:not(.sr-only)')].map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  const [card, flag] = [await findRound(page, epoch).boundingBox(), await stake.boundingBox()];
  expect(flag!.x).toBeGreaterThan(card!.x);
  expect(flag!.x + flag!.width).toBeLessThan(card!.x + card!.width);
});

test('[PRED-03] at 1440 × 900 the Live and the Next card are fully visible, the countdown at the top of the Next card', async ({
  page,
  game,
  player,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const epoch = await game.openRound();
  await game.enter(epoch, { ...player, isUp: true, amount: '0.1' });
  await openGame(page, player);
  await expect(findRound(page, epoch)).toContainText('UP entered');
  for (const one of [epoch - 1, epoch]) await expect(findRound(page, one)).toBeInViewport({ ratio: 0.99 });
  await expect(findRound(page, epoch).locator('header')).toContainText(/Locks in 0[0-4]:\d\d/);
});

test('[PRED-03] a browser without `scrollend` also detects the visible round', async ({ page, game }) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    for (const owner of [
      Window.prototype,
      Document.prototype,
      Element.prototype,
      HTMLElement.prototype,
      window,
    ])
      Reflect.deleteProperty(owner, 'onscrollend');
  });
  const epoch = await game.openRound();
  await openGame(page);
  const toOpen = page.getByRole('button', { name: 'To the open round' });
  await expect(toOpen).toBeDisabled();
  await findRounds(page).hover();
  await page.mouse.wheel(0, -400);
  await expect(findRounds(page).locator('[aria-current]').getByRole('article')).toHaveAccessibleName(
    `Round ${epoch - 1}, Live`,
  );
  await toOpen.click();
  await expect(findRound(page, epoch)).toBeInViewport({ ratio: 0.9 });
  await expect(toOpen).toBeDisabled();
});

test('[PRED-03] /Predic/MobilePrediction shows the phone layout on any screen', async ({ page, game }) => {
  const epoch = await game.openRound();
  await openGame(page, undefined, '/Predic/MobilePrediction');
  await expect(page.getByRole('tab', { name: 'Prediction' })).toHaveAttribute('aria-selected', 'true');
  await expect(findRound(page, epoch)).toBeVisible();
});
