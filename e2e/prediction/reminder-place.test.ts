import type { Locator, Page } from '@playwright/test';
import { openGame } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { findForm, openForm } from '../fixture/round-page.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** The controls and values that a player needs at any time. */
function listNeeded(page: Page): Record<string, Locator> {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  return {
    countdown: page.getByRole('timer'),
    history: page.getByRole('tab', { name: 'History' }).or(button(/^History$/)),
    leaderboard: button('Leaderboard'),
    confirm: findForm(page).getByRole('button', { name: 'Confirm' }),
    max: findForm(page).getByRole('button', { name: 'Max' }),
    back: findForm(page).getByRole('button', { name: 'Back to the round' }),
    stake: findForm(page).getByLabel('Your stake'),
    before: button('Round before'),
    open: button('To the open round'),
    after: button('Round after'),
  };
}

/** Whether another element covers its middle. */
function isCovered(needed: Locator): Promise<boolean> {
  return needed.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  });
}

test('[PRED-08] while the reminder is shown, it covers neither a control nor the countdown', async ({
  page,
  game,
  player,
}) => {
  const won = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const epoch = await game.openRound();
  await page.setViewportSize(sizes[0]!);
  await openGame(page, player);
  const reminder = page.getByText(`Round #${won} is yours to collect`);
  for (const size of sizes)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(reminder.first()).toBeVisible();
      const form = (await findForm(page).isVisible()) ? findForm(page) : await openForm(page, epoch, 'UP');
      await form.getByLabel('Your stake').fill('0.2');
      await expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled();
      const covered = [];
      for (const [name, needed] of Object.entries(listNeeded(page)))
        if (await isCovered(needed)) covered.push(name);
      expect(covered).toEqual([]);
    });

  await test.step('on a phone the mark at the history disappears with the last round to collect', async () => {
    const tab = page.getByRole('tab', { name: 'History' });
    await expect(tab).toContainText(`Round #${won} is yours to collect`);
    await tab.click();
    await page.getByRole('button', { name: `Collect round #${won}` }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(tab).not.toContainText('yours to collect');
  });
});
