import { generatePrivateKey } from 'viem/accounts';
import { localChainId } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { installTestWallet } from '../fixture/test-wallet.ts';
import { createTrader } from '../fixture/trader.ts';
import { connectWallet, findAccountButton } from '../fixture/wallet-dialog.ts';
import { expectLive } from '../fixture/live-page.ts';

test("[HUB-02] [WAL-05] a signed-in user is notified of the account's transactions elsewhere, and other users are not", async ({
  page,
  stack,
}) => {
  const key = generatePrivateKey();
  const elsewhere = await createTrader(stack.rpcUrl, { native: '5' }, key);
  const wallet = await installTestWallet(page, {
    keys: [key],
    chains: { [localChainId]: stack.rpcUrl },
    chainId: localChainId,
  });
  await page.goto('/');
  await connectWallet(page, wallet);
  await expectLive(page, 'Live');
  const notice = page.getByText('Your account has a new transaction');

  await findAccountButton(page, wallet.address()).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLive(page, 'Live');
  const stranger = await createTrader(stack.rpcUrl, { native: '5' });
  await stranger.swapNative('0.01', 'CAKE');
  await elsewhere.swapNative('0.02', 'CAKE');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
});
