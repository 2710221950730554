import { parseEther } from 'viem';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { phone } from '../fixture/each-screen.ts';
import { readLayoutShift, watchLayoutShift } from '../fixture/layout-shift.ts';
import { findCard } from '../fixture/launchpad-list.ts';
import { confirmSale, createBalanceReader, findSold, openBuyer } from '../fixture/launchpad-page.ts';
import { saveFile } from '../fixture/save-file.ts';
import { findDetail } from '../fixture/swap-card.ts';
import { findLine, findPart } from '../fixture/take-back-page.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const [home, erc] = [31337, 31338] as const;
/** Bought in the monthly sale five weeks ago: its first month is due. */
const buyer = 5;

test('[IDO-03] [IDO-05] [IDO-15] given a monthly sale, when an account with an order buys again and withdraws its due month, then each part arrives, and the rest waits', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, buyer, [erc, home]);
  const read = await createBalanceReader(stack.webUrl, home, wallet.address());
  const token = findSold(home, 'BSCS');
  await watchLayoutShift(page);
  await page.goto('/launchpad?Active');
  const card = findCard(page, 'BSCS monthly sale');

  await test.step('the card has the terms and what a payment gives, without an account', async () => {
    await expect(card).toContainText('OPEN');
    await expect(findDetail(card, 'Swap rate')).toHaveText('1 BNB = 180,000 BSCS');
    await expect(findDetail(card, 'Release')).toHaveText('25% at once, then 12 months of 30 days');
    await expect(card).toContainText(/BSCS left/);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
    await card.getByRole('textbox', { name: 'You pay' }).fill('0.5');
    await expect(findDetail(card, 'You get at once')).toHaveText('22,500.0000 BSCS');
    await expect(findDetail(card, 'Each month')).toHaveText('12 × 5,625.0000 BSCS');
  });

  await test.step('a wallet on another network switches before it can buy', async () => {
    await connectWallet(page, wallet);
    await expect(card).toContainText('Please select network BSC');
    await card.getByRole('button', { name: 'Switch Network' }).click();
    await expect(card.getByRole('button', { name: 'Buy BSCS' })).toBeEnabled();
    await card.getByRole('textbox', { name: 'You pay' }).fill('0.01');
    await expect(card.getByRole('alert')).toHaveText('At least 0.1 BNB');
    await expect(card.getByRole('button', { name: 'Buy BSCS' })).toBeDisabled();
    await expectNoViolationInThemes(page);
  });

  await test.step('a purchase pays its first part at once', async () => {
    const before = await read(token);
    await card.getByRole('textbox', { name: 'You pay' }).fill('0.5');
    await card.getByRole('button', { name: 'Buy BSCS' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy BSCS', exact: true });
    await expect(dialog).toContainText('67,500.0000 BSCS follow in 12 equal months of 30 days.');
    await expect(dialog).toContainText('A purchase is final: this sale gives no refund.');
    await confirmSale(page, 'Buy BSCS', 'Bought');
    expect((await read(token)) - before).toBe(parseEther('22500'));
    await expect(card.getByRole('textbox', { name: 'You pay' })).toHaveValue('');
  });

  const orders = page.getByRole('region', { name: 'Monthly sale on BSC' });
  await page.goto('/launchpad?Joined');

  await test.step('the order is the first of its list, and the due month of an older one is withdrawn', async () => {
    await expect(orders.getByRole('row').nth(1)).toContainText(/0\.5 BNB.*90,000\.0000 BSCS.*0 of 12 months/);
    const due = orders.getByRole('row').filter({ hasText: 'Order 2' });
    await expect(due).toContainText(/2 BNB.*360,000\.0000 BSCS.*22,500\.0000 BSCSnow/);
    await expectNoViolationInThemes(page);
    const before = await read(token);
    await due.getByRole('button', { name: 'Withdraw order 2' }).click();
    await confirmSale(page, 'Withdraw order 2', 'Withdrawn');
    expect((await read(token)) - before).toBe(parseEther('22500'));
    await expect(due).toContainText('1 of 12 months');
    await expect(due.getByRole('button', { name: 'Withdraw order 2' })).toBeDisabled();
  });

  await test.step('a file has every order, and a phone the same', async () => {
    const rows = await saveFile(page, 'Your monthly orders');
    expect(rows.find(({ order }) => order === '2')).toMatchObject({ paid_wei: '2000000000000000000' });
    await page.setViewportSize(phone);
    await expect(orders.getByRole('row').filter({ hasText: 'Order 2' })).toContainText('360,000.0000 BSCS');
    await expectNoViolationInThemes(page);
  });

  await test.step('the page that takes back lists what orders wait for, with their dates', async () => {
    await page.goto('/take-back');
    const part = findPart(page, 'Monthly sale on BNB Chain');
    await expect(findLine(part, 'Order 2:')).toContainText(/247,500\.0000 BSCS/);
    await expect(findLine(part, 'Order 2:')).toContainText('The next payment is');
    await expect(findLine(part, 'Order 2:').getByRole('button')).toHaveCount(0);
  });
});
