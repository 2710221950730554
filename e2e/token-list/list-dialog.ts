import { expect, type Locator, type Page } from '@playwright/test';
import { findTokenDialog } from '../fixture/swap-card.ts';

/** Finds the row of a token in the token dialog. */
export function findTokenRow(page: Page, symbol: string): Locator {
  return findTokenDialog(page)
    .getByRole('list', { name: 'Tokens' })
    .getByRole('listitem')
    .filter({ has: page.getByText(symbol, { exact: true }) });
}

export async function openTokenDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^To: / }).click();
  await expect(findTokenDialog(page)).toBeVisible();
  return findTokenDialog(page);
}

export async function searchToken(page: Page, typed: string): Promise<void> {
  await findTokenDialog(page).getByRole('searchbox', { name: 'Search name, symbol or address' }).fill(typed);
}

/** Opens the lists from the exchange page. */
export async function openLists(page: Page): Promise<Locator> {
  await (await openTokenDialog(page)).getByRole('button', { name: 'Manage lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage lists' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function addList(dialog: Locator, url: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Address of a list' }).fill(url);
  await dialog.getByRole('button', { name: 'Add list' }).click();
}

/** Finds the card of a list by its name. */
export function findList(dialog: Locator, name = 'Harbour list'): Locator {
  return dialog
    .getByRole('list', { name: 'Token lists' })
    .getByRole('listitem')
    .filter({ has: dialog.page().getByRole('switch', { name: `Use ${name}` }) });
}

export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
