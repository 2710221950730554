import { expect, type Locator, type Page } from '@playwright/test';

export type SwapCard = ReturnType<typeof findSwapCard>;
type Side = 'From' | 'To';

/** The card of the exchange page by what a person sees of it. */
export function findSwapCard(page: Page) {
  const card = page.getByRole('region', { name: 'Exchange' });
  return {
    card,
    from: card.getByRole('textbox', { name: /^From/ }),
    to: card.getByRole('textbox', { name: /^To/ }),
    button: (name: string): Locator => card.getByRole('button', { name, exact: true }),
    /** The button that shows a side's token. */
    token: (side: Side): Locator => card.getByRole('button', { name: new RegExp(`^${side}: `) }),
    detail: (label: string | RegExp): Locator => findDetail(card, label),
    async choose(side: Side, symbol: string): Promise<void> {
      await card.getByRole('button', { name: new RegExp(`^${side}: `) }).click();
      await pickToken(page, symbol);
      await expect(
        card.getByRole('button', { name: `${side}: ${symbol}, choose another token` }),
      ).toBeVisible();
    },
  };
}

/** The value beside a label in a list of details. */
export function findDetail(list: Locator, label: string | RegExp): Locator {
  return list.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
}

export function findTokenDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Select a token' });
}

/** The lines of the token dialog, top to bottom. */
export function findTokenRows(page: Page): Locator {
  return findTokenDialog(page).getByRole('list', { name: 'Tokens' }).getByRole('button');
}

async function pickToken(page: Page, symbol: string): Promise<void> {
  const dialog = findTokenDialog(page);
  await dialog.getByRole('searchbox', { name: 'Search name, symbol or address' }).fill(symbol);
  await findTokenRows(page)
    .filter({ has: page.getByText(symbol, { exact: true }) })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

/** Allows the router what the trade needs, through the dialog and the wallet, and waits until it is on chain. */
export async function approve(page: Page, symbol: string): Promise<void> {
  const { button } = findSwapCard(page);
  await button(`Approve ${symbol}`).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${symbol}` });
  await dialog.getByRole('button', { name: `Approve ${symbol}` }).click();
  await closeTransaction(page);
  await expect(button('Swap')).toBeEnabled();
}

/** The dialog that shows where a transaction stands. */
export function findTransactionDialog(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
}

/** Waits for the good end of the transaction and closes its dialog. */
export async function closeTransaction(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** From the form to the end of the swap, at the price that is offered. */
export async function swap(page: Page): Promise<void> {
  await confirmSwap(page);
  await closeTransaction(page);
}

/** From the form to the wallet. */
export async function confirmSwap(page: Page): Promise<void> {
  await findSwapCard(page).button('Swap').click();
  await page
    .getByRole('dialog', { name: 'Confirm Swap' })
    .getByRole('button', { name: 'Confirm Swap' })
    .click();
}
