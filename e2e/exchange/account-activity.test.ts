import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { generatePrivateKey } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/test.ts';
import { createTrader } from '../fixture/trader.ts';
import { connectWallet, openAccount } from '../fixture/wallet-dialog.ts';

test('[TX-03] given an account that never used this browser, when its activity opens, then it has what the chain did, with the amounts as they were', async ({
  page,
  stack,
  openWallet,
}) => {
  const key = generatePrivateKey();
  const trader = await createTrader(stack.rpcUrl, { native: '1', tokens: { DAI: '30' } }, key);
  await trader.swapNative('0.001', 'BUSD');
  const wallet = await openWallet({ native: '1' }, { keys: [key] });
  const chain = createChainReader(stack.rpcUrl);
  const received = formatExactAmount(await chain.readBalance(wallet.address(), 'BUSD'), 18);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await connectWallet(page, wallet);
  const account = await openAccount(page, wallet);
  await account.getByRole('tab', { name: 'Activity' }).click();
  const rows = account.getByRole('list', { name: /^Activity: / }).getByRole('listitem');
  const swap = rows.filter({ hasText: 'Swap' });
  await expect(swap).toContainText('−0.001 BNB', { timeout: 20_000 });
  await expect(swap.getByTitle(`+${received} BUSD`)).toBeVisible();
  await expect(swap.getByRole('link')).toHaveAttribute('href', /\/tx\/0x[\da-f]{64}$/);
  await expect(rows.filter({ hasText: 'Received' })).toContainText('+30 DAI');
  await expect(rows).toHaveCount(2);
  await expectNoViolation(page);

  await account.getByText('Transfers', { exact: true }).click();
  await expect(swap).toBeHidden();
  await expect(rows).toHaveText([/Received.*\+30 DAI/]);
  await account.getByText('Rounds', { exact: true }).click();
  await expect(account).toContainText('Nothing of this kind');
  expect(await account.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
