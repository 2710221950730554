import { demoAccounts } from '../fixture/local-chain.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { confirmSwap, findSwapCard, openConfirmation } from '../fixture/swap-card.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { expect, test } from '../fixture/fault-test.ts';

test('[TOK-09] [SWAP-06] given that no node resolves a name, then the name is shown as unknown, not as wrong, and is never paid', async ({
  page,
  openWallet,
  startNode,
  startSite,
}) => {
  const node = await startNode();
  const site = await startSite([node.url]);
  const wallet = await openWallet({ native: '2' });
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '1' }));
  await connectWallet(page, wallet);
  const { card, button } = findSwapCard(page);
  await expect(button('Swap')).toBeEnabled();
  await button('Send to another address').click();

  await test.step('the node is down while the name is resolved', async () => {
    node.fail('down');
    await card.getByRole('textbox', { name: 'Recipient' }).fill('alice.eth');
    await expect(card.getByText('The network could not be asked about this name.')).toBeVisible();
    await expect(button('Recipient not known yet')).toBeDisabled();
    node.fail('none');
    await button('Ask again').click();
    await expect(card.getByText(`alice.eth is ${demoAccounts[0]}`)).toBeVisible();
  });

  await test.step('the node is down when the swap is confirmed', async () => {
    await openConfirmation(page);
    // It waits for its simulation, which needs the node.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' })).toBeEnabled();
    node.fail('down');
    await confirmSwap(page);
    await expect(page.getByRole('dialog')).toContainText('The network could not be reached');
    expect(wallet.sent).toEqual([]);
  });
});
