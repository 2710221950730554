import { openGame } from '../fixture/game-page.ts';
import { readLayoutShift, watchLayoutShift } from '../fixture/layout-shift.ts';
import { findRounds } from '../fixture/round-page.ts';
import { expect, test } from '../fixture/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

for (const path of ['/', '/swap', '/pool', '/pools', '/tokens', '/approvals'])
  test(`[SHELL-05] given a phone, when ${path} loads until the network answers, then nothing on it moves`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(/Block [\d,]+/);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  });

for (const [device, viewport] of Object.entries({
  phone: { width: 412, height: 823 },
  desktop: { width: 1280, height: 900 },
}))
  test(`[PRED-03] [SHELL-05] given a ${device}, when the rounds of the game load, then nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchLayoutShift(page);
    await openGame(page);
    await expect(findRounds(page).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/Block [\d,]+/);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  });
