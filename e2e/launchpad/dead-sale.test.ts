import { parseUnits } from 'viem';
import {
  confirmSale,
  createBalanceReader,
  findUsdc,
  openBuyer,
  openProject,
} from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';

const [home, poly] = [31337, 31339] as const;

test('[IDO-08] [IDO-10] given a sale that missed its least sum, when a buyer claims the rest on its chain, then everything paid comes back', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 3, [home, poly]);
  const panel = await openProject(page, wallet, 'TIDE');
  const read = await createBalanceReader(stack.webUrl, poly, wallet.address());
  const before = await read(findUsdc(poly));
  await expect(panel).toContainText('This sale is cancelled');
  await expect(panel).toContainText('Too little was committed.');
  await expect(panel).toContainText('You get 1,200.0000 USDC back');
  await expect(panel).toContainText('Please select network Polygon');
  await panel.getByRole('button', { name: 'Switch Network' }).click();
  await panel.getByRole('button', { name: 'Claim remaning fund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Collect it yourself' }).click();
  await confirmSale(page, 'Claim remaning fund', 'Refunded');
  await expect(panel).toContainText('You got 1,200.0000 USDC back.');
  expect((await read(findUsdc(poly))) - before).toBe(parseUnits('1200', 6));
});
