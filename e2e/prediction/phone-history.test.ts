import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expandRow, findCollectDialog, openGame, openLeaderboard, openProof } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';

for (const width of [320, 390])
  test(`[PRED-09] [PRED-10] history, proof, collecting and leaderboard on a phone of ${width} pixels`, async ({
    page,
    game,
    player,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 780 });
    const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
    await openGame(page, player);
    await expect(page.getByRole('tab', { name: 'History' })).toContainText(`Round #${epoch} is yours`);
    await page.getByRole('tab', { name: 'History' }).click();
    const panel = page.getByRole('tabpanel', { name: 'History' });
    const row = await expandRow(panel, epoch);
    const picture = async (name: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoViolation(page);
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
    };
    await picture('history');
    await panel.getByRole('tab', { name: 'PNL' }).click();
    await expect(panel.getByText('+0.0970 BNB').first()).toBeVisible();
    await picture('pnl');
    await panel.getByRole('tab', { name: 'Rounds' }).click();
    await expandRow(panel, epoch);
    await openProof(row, epoch);
    await picture('proof');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: `Collect round #${epoch}` }).click();
    await expect(findCollectDialog(page)).toBeVisible();
    await picture('collect');
    await page.keyboard.press('Escape');
    await openLeaderboard(page);
    await picture('leaderboard');
  });
