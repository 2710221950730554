import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { expect, test } from '../fixture/fault-test.ts';

test('[CHAIN-01] [SHELL-06] given a quote, when the user goes offline or all nodes fail, then it is shown at once and nothing can be sent', async ({
  page,
  context,
  openWallet,
  startNode,
  startSite,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|WebSocket|could not be|Error/);
  const node = await startNode();
  const wallet = await openWallet({ native: '2' });
  await page.goto((await startSite([node.url])) + toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '1' }));
  await connectWallet(page, wallet);
  const card = findSwapCard(page);
  const banner = page.getByRole('status').filter({ hasText: 'Prices and balances are old.' });
  await expect(card.button('Swap')).toBeEnabled();
  await expect(banner).toBeHidden();
  for (const [words, lose, find] of [
    ['You are offline.', () => context.setOffline(true), () => context.setOffline(false)],
    [
      'No network node answers.',
      async () => {
        node.fail('down');
        await page.evaluate(() => dispatchEvent(new Event('online')));
      },
      async () => node.fail('none'),
    ],
  ] as const) {
    await lose();
    await expect(banner).toContainText(words);
    await expect(card.button('Reconnecting')).toBeDisabled();
    await expect(card.to).toHaveValue(/^\d+\.\d+$/);
    await expect(card.to).toHaveCSS('opacity', '0.6');
    await find();
    await expect(banner).toBeHidden();
    await expect(card.button('Swap')).toBeEnabled();
    await expect(card.to).toHaveCSS('opacity', '1');
  }
});
