import { createHash } from 'node:crypto';
import { toDemoAccount } from '@tradewind/stack/demo-accounts';
import { parseUnits } from 'viem';
import { confirmSale, createBalanceReader, openBuyer, openProject } from '../fixture/launchpad-page.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { payTrader } from '../fixture/trader.ts';

const home = 31337;
/** On the list with 750.5 BUSD, and on no list. */
const [listed, left] = [3, 7];

test('[IDO-08] [IDO-15] given a sale with a list, when a listed account joins, then its line bounds the payment, which leaves once', async ({
  page,
  stack,
}) => {
  await payTrader(stack.rpcUrl, toDemoAccount(listed).privateKey, { tokens: { BUSD: '1000' } });
  const wallet = await openBuyer(page, stack.webUrl, listed, [home]);
  const panel = await openProject(page, wallet, 'KEELCREW', 'Community sale');
  const read = await createBalanceReader(stack.webUrl, home, wallet.address());
  const busd = findToken('BUSD').address;
  const before = await read(busd);
  await panel.getByLabel('Amount').fill('750.51');
  await expect(panel.getByRole('button', { name: 'At most 750.5 BUSD' })).toBeDisabled();
  await panel.getByLabel('Amount').fill('750.5');
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve BUSD', exact: true }).click();
  await confirmSale(page, 'Join pool', 'Joined');
  await expect(panel.getByText('You committed', { exact: true })).toBeVisible();
  await expect(panel).toContainText('750.5000 BUSD');
  await expect(panel).toContainText('You committed all that you may.');
  expect(before - (await read(busd))).toBe(parseUnits('750.5', 18));
});

test("[IDO-08] [IDO-15] given an account that the list leaves out, when it opens the sale, then it reads `You're not whitelisted`, and the list is there for anybody", async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, left, [home]);
  const panel = await openProject(page, wallet, 'KEELCREW', 'Community sale');
  await expect(panel).toContainText("You're not whitelisted");
  await expect(panel).toContainText('The public list of this sale does not have your account.');
  await expect(panel.getByLabel('Amount')).toHaveCount(0);
  const link = panel.getByRole('link', { name: 'Only accounts on the list may join' });
  const path = (await link.getAttribute('href')) ?? '';
  const file = await (await fetch(new URL(path, stack.webUrl))).text();
  expect(path).toBe(`/api/launchpad/list/${createHash('sha256').update(file).digest('hex')}`);
  expect(file.split('\n')).toContain(`${toDemoAccount(listed).address.toLowerCase()},750.5,1`);
  expect(file).not.toContain(wallet.address().toLowerCase());
});
