import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { findToken } from '../fixture/local-chain.ts';
import { findTokenRows } from '../fixture/swap-card.ts';
import { addList, findList, openLists, searchToken } from './list-dialog.ts';
import { inventToken, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';

const viewports = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(viewports))
  test.describe(device, () => {
    test.use({ viewport });

    test('[TOK-04] [TOK-07] axe finds nothing in the dialogs of lists and imports', async ({
      page,
      lists,
    }) => {
      const copy = { ...inventToken('USDT', 'e'), tags: ['syrup'] };
      const url = lists.serve(
        '/list.json',
        writeList('1.0.0', [copy], { tags: { syrup: { name: 'Reward', description: 'A share' } } }),
      );
      await page.goto('/swap');
      const dialog = await openLists(page);
      await addList(dialog, url);
      await expect(findList(dialog)).toBeVisible();
      await expectNoViolationInThemes(page);

      await findList(dialog).getByRole('button', { name: 'Remove Harbour list' }).click();
      await expectNoViolationInThemes(page);
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Back to tokens' }).click();

      await searchToken(page, '0x12');
      await expectNoViolationInThemes(page);
      await searchToken(page, copy.address);
      await findTokenRows(page).filter({ hasText: 'USDT Token' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
        new RegExp(findToken('USDT').address, 'i'),
      );
      await expectNoViolationInThemes(page);
    });
  });
