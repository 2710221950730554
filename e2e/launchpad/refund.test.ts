import { parseUnits } from 'viem';
import {
  closeRows,
  confirmSale,
  createBalanceReader,
  findSold,
  findUsdc,
  openBuyer,
  reopenProject,
} from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

const [home, erc] = [31337, 31338] as const;

test('[IDO-05] [IDO-10] given a delivered sale in its refund window, when a buyer claims all of others and returns the purchase, then all of it comes back, and no claim is left', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 2, [erc, home]);
  const read = await createBalanceReader(stack.webUrl, erc, wallet.address());

  await test.step('all due tokens of a chain come in one transaction, but for a sale whose right to return a claim would end', async () => {
    const before = await read(findSold(erc, 'HELM'));
    await page.goto('/launchpad?Joined');
    await connectWallet(page, wallet);
    const claims = page.getByRole('listitem').filter({ hasText: 'Claim all' });
    await expect(claims).toHaveCount(1);
    await expect(claims).toContainText('Ethereum · 2 sales');
    await expect(claims).toContainText('1 sale is left out: a claim ends its refund right.');
    await claims.getByRole('button', { name: 'Claim all on Ethereum' }).click();
    await confirmSale(page, 'Claim all on Ethereum', 'Claimed');
    await expect(claims).toHaveCount(0);
    expect(wallet.sent).toHaveLength(1);
    expect(await read(findSold(erc, 'HELM'))).toBeGreaterThan(before);
  });

  const before = await read(findUsdc(erc));
  const panel = await reopenProject(page, 'HELM');
  await closeRows(page);
  await expect(panel).toContainText('Allocation: 76,000.0000 HELM');
  await expect(panel).toContainText('Your first claim ends the right to a refund.');
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Refund' })).toContainText('You give up 76,000.0000 HELM');
  await confirmSale(page, 'Refund', 'Refunded');
  await expect(panel).toContainText('You got 9,500.0000 USDC back.');
  await expect(panel.getByRole('button', { name: 'Refunded' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  expect((await read(findUsdc(erc))) - before).toBe(parseUnits('9500', 6));
});
