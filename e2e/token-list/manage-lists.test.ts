import {
  addList,
  closeDialog,
  findList,
  findTokenRow,
  openLists,
  openTokenDialog,
  searchToken,
} from './list-dialog.ts';
import { inventToken, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';

test('[TOK-04] a list by its address: added, used, disabled, kept over a reload, removed by typing REMOVE', async ({
  page,
  lists,
}) => {
  const url = lists.serve('/list.json', writeList('1.0.0', [inventToken('PIER', 'a')]));
  await page.goto('/swap');
  const dialog = await openLists(page);

  await test.step('its tokens are offered', async () => {
    await addList(dialog, url);
    await expect(findList(dialog)).toContainText('1 token · v1.0.0');
    await dialog.getByRole('button', { name: 'Back to tokens' }).click();
    await searchToken(page, 'pier');
    await expect(findTokenRow(page, 'PIER')).toBeVisible();
    await closeDialog(page);
  });

  await test.step('it is present after a reload, and can be disabled', async () => {
    await page.reload();
    await openLists(page);
    await expect(findList(dialog).getByRole('link', { name: 'View list Harbour list' })).toHaveAttribute(
      'href',
      url,
    );
    await findList(dialog).getByRole('switch').click();
    await expect(findList(dialog).getByRole('switch')).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Back to tokens' }).click();
    await searchToken(page, 'pier');
    await expect(findTokenRow(page, 'PIER')).toBeHidden();
    await closeDialog(page);
  });

  await test.step('the same address is not added twice', async () => {
    await openLists(page);
    await addList(dialog, url);
    await expect(dialog.getByRole('alert')).toHaveText('This list is here already.');
  });

  await test.step('it is removed when REMOVE is typed, and only then', async () => {
    await findList(dialog).getByRole('button', { name: 'Remove Harbour list' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove list' });
    const remove = removal.getByRole('button', { name: 'Remove' });
    await removal.getByRole('textbox', { name: 'Type REMOVE' }).fill('remove');
    await expect(remove).toBeDisabled();
    await removal.getByRole('textbox', { name: 'Type REMOVE' }).fill('REMOVE');
    await remove.click();
    await expect(dialog).toBeVisible();
    await expect(findList(dialog)).toBeHidden();
    await expect(dialog.getByText('Tradewind default list')).toBeVisible();
  });
});

test('[TOK-05] a list that cannot be loaded is not kept, and its message shows why', async ({
  page,
  lists,
  watch,
}) => {
  watch.allow(/api\/token-list/);
  const token = inventToken('PIER', 'a');
  const cases: [string, string | RegExp][] = [
    ['ftp://lists.test/list.json', 'Unrecognized list URL protocol.'],
    [lists.serve('/twice', writeList('1.0.0', [token, token])), 'Duplicate tokens.'],
    [
      lists.serve('/types', writeList('1.0.0', [], { tokens: 'all' })),
      'Token list failed validation: list/tokens must be array',
    ],
    [
      lists.serve('/markup', writeList('1.0.0', [token], { name: '<img src=x onerror=alert(1)>' })),
      /^Token list failed validation: list\/name /,
    ],
    [
      lists.serve('/deep', `${'['.repeat(9_999)}${']'.repeat(9_999)}`),
      'Token list failed validation: it is nested too deeply',
    ],
    [
      lists.serve('/page', '<!doctype html><script>alert(1)</script>'),
      'Token list failed validation: it is not JSON',
    ],
  ];
  for (const [path, answer] of [
    ['/huge', `"${'x'.repeat(1024 * 1024)}"`],
    ['/absent', undefined],
  ] as const) {
    const url = lists.serve(path, answer ?? '');
    if (answer === undefined) lists.forget(path);
    cases.push([url, `Failed to download list ${url}`]);
  }
  await page.goto('/swap');
  const dialog = await openLists(page);
  for (const [url, sentence] of cases) {
    await addList(dialog, url);
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(dialog.getByRole('switch')).toHaveCount(0);
  }
});

test('[TOK-05] [TOK-01] markup in the names of a list stays text, and a long symbol is shortened', async ({
  page,
  lists,
}) => {
  const hostile = { ...inventToken('<b>BOLD</b>', 'b'), name: '<img src=x onerror=alert(1)> <script>' };
  const url = lists.serve('/list.json', writeList('1.0.0', [hostile, inventToken('S'.repeat(20), 'c')]));
  await page.goto('/swap');
  const dialog = await openLists(page);
  await addList(dialog, url);
  await expect(findList(dialog)).toBeVisible();
  await closeDialog(page);
  await openTokenDialog(page);
  await searchToken(page, '<b>');
  await expect(findTokenRow(page, '<b>BOLD</b>')).toContainText('<img src=x onerror=alert(1)> <script>');
});
