import { installClock } from '../fixture/install-clock.ts';
import type { Page } from '@playwright/test';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { addList, closeDialog, findList, openLists } from './list-dialog.ts';
import { inventToken, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';

const pier = inventToken('PIER', 'a');
const quay = inventToken('QUAY', 'b');

async function openWithList(page: Page, url: string): Promise<void> {
  await page.goto('/swap');
  const dialog = await openLists(page);
  await addList(dialog, url);
  await expect(findList(dialog)).toContainText('v1.0.0');
  await closeDialog(page);
}

async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(findList(await openLists(page))).toContainText(version);
  await closeDialog(page);
}

test('[TOK-06] a patch and a minor update apply automatically, the same version and one too small for its changes do not', async ({
  page,
  lists,
  watch,
}) => {
  watch.allow(/was not updated. Its changes are larger than its version says/);
  const url = lists.serve('/list.json', writeList('1.0.0', [pier]));
  await openWithList(page, url);
  const notice = page.getByText('Harbour list was updated');

  lists.serve('/list.json', writeList('1.0.1', [{ ...pier, name: 'Pier, renamed' }]));
  await page.reload();
  await expect(notice).toBeVisible();
  await expectVersion(page, 'v1.0.1');

  lists.serve('/list.json', writeList('1.1.0', [pier, quay]));
  await page.reload();
  await expect(notice).toBeVisible();
  await expectVersion(page, '2 tokens · v1.1.0');

  for (const version of ['1.1.0', '1.1.1', '1.2.0']) {
    lists.serve('/list.json', writeList(version, [quay]));
    const answered = page.waitForResponse(/api\/token-list/);
    await page.reload();
    await (await answered).finished();
    await expectVersion(page, '2 tokens · v1.1.0');
    await expect(notice).toBeHidden();
  }
});

test('[TOK-06] a major update waits for the user, in a popup that stays; every ten minutes with a wallet lists are read again', async ({
  page,
  lists,
  openWallet,
  watch,
}) => {
  await installClock(page, watch);
  const wallet = await openWallet();
  const url = lists.serve('/list.json', writeList('1.0.0', [pier]));
  await openWithList(page, url);
  await connectWallet(page, wallet);
  const offer = page.getByText('An update of Harbour list is available');
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });

  await test.step('it is found without a reload', async () => {
    const before = lists.countRequests('/list.json');
    lists.serve('/list.json', writeList('2.0.0', [quay]));
    await page.clock.fastForward(590_000);
    expect(lists.countRequests('/list.json')).toBe(before);
    await page.clock.fastForward(11_000);
    await expect(offer).toBeVisible();
  });

  await test.step('the popup stays, and Dismiss leaves the list unchanged', async () => {
    await page.clock.fastForward(60_000);
    await expect(offer).toBeVisible();
    await dismiss.click();
    await expect(offer).toBeHidden();
    await expectVersion(page, 'v1.0.0');
  });

  await test.step('Accept update applies it', async () => {
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Accept update' }).click();
    await expect(offer).toBeHidden();
    await expectVersion(page, 'v2.0.0');
  });
});

test('[TOK-05] a saved list that fails to load is removed, and the user sees it; a failure of our own API removes nothing', async ({
  page,
  lists,
  watch,
}) => {
  watch.allow(/api\/token-list|could not be read/);
  const url = lists.serve('/list.json', writeList('1.0.0', [pier]));
  await openWithList(page, url);

  await page.route('**/api/token-list*', (route) => route.abort());
  await page.reload();
  await expectVersion(page, 'v1.0.0');
  await page.unroute('**/api/token-list*');

  lists.serve('/list.json', '{"name":"Harbour list"}');
  await page.reload();
  await expect(page.getByText('Harbour list was removed because it failed to load')).toBeVisible();
  await expect(page.getByText(/Token list failed validation: list must have/)).toBeVisible();
  await expect((await openLists(page)).getByRole('switch')).toHaveCount(0);
});

test('[SHELL-08] an uncaught script error clears the saved lists; the user sees it and can restore them', async ({
  page,
  lists,
  watch,
}) => {
  watch.allow(/planted/);
  const url = lists.serve('/list.json', writeList('1.0.0', [pier]));
  await openWithList(page, url);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  const message = page.getByText('Your token lists were cleared');
  await expect(message).toBeVisible();
  await expect(page.getByText(url)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tradewind.token-lists'))).not.toContain('PIER');
  await page.getByRole('button', { name: 'Add them again' }).click();
  await expect(page.getByText('Your token lists are back')).toBeVisible();
  await expectVersion(page, 'v1.0.0');
});
