import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'viem';
import { clickUntil } from '../fixture/click-until.ts';
import {
  createBalanceReader,
  findSold,
  findUsdc,
  openBuyer,
  openProject,
} from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';

const [home, erc, poly] = [31337, 31338, 31339] as const;

/** Has the server collect; the dialog closes when the payment is in a block. */
async function collectFree(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toContainText('Free of charge');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Successfully' })).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('[IDO-09] given a wallet on another chain, when its buyer takes due tokens without switching, then all of them arrive, and the wallet gets no request', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 4, [home]);
  const panel = await openProject(page, wallet, 'HELMT');
  const read = await createBalanceReader(stack.webUrl, erc, wallet.address());
  const before = await read(findSold(erc, 'HELM'));
  await expect(panel).toContainText('Please select network Ethereum');
  await panel.getByRole('button', { name: 'Take it without switching' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim' });
  await expect(dialog).toContainText('No right is given up.');
  const requests = wallet.log.length;
  await collectFree(page, dialog);
  await expect(panel.getByRole('button', { name: 'Claimed' })).toBeDisabled();
  expect(await read(findSold(erc, 'HELM'))).toBeGreaterThan(before);
  expect([wallet.log.slice(requests), wallet.sent]).toEqual([[], []]);
});

test('[IDO-10] given a dead sale and a failing server, then a buyer sees why, tries again, and gets everything back without gas', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503 .*\/api\/launchpad\/collect/);
  const wallet = await openBuyer(page, stack.webUrl, 1, [poly, home]);
  const panel = await openProject(page, wallet, 'TIDE');
  const read = await createBalanceReader(stack.webUrl, poly, wallet.address());
  const before = await read(findUsdc(poly));
  await page.route(
    '**/api/launchpad/collect',
    (route) => route.fulfill({ status: 503, json: { succeeded: false } }),
    { times: 1 },
  );
  await panel.getByRole('button', { name: 'Claim remaning fund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim remaning fund' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was lost. It stays yours in the sale');
  const paid = panel.getByText('You got 2,500.0000 USDC back.');
  await clickUntil(dialog.getByRole('button', { name: 'Try again' }), paid, 10_000);
  expect((await read(findUsdc(poly))) - before).toBe(parseUnits('2500', 6));
  expect(wallet.sent).toEqual([]);
});
