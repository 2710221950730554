import { localChainId } from '../fixture/local-chain.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard, swap } from '../fixture/swap-card.ts';
import { connectWallet, openRecentTransactions } from '../fixture/wallet-dialog.ts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { copyChain } from '../fixture/copy-chain.ts';
import { expect, test } from '../fixture/fault-test.ts';

test('[TX-02] [TX-03] given a successful swap, when a reorganisation removes it, then it is shown, pending again, and followed to its new end', async ({
  page,
  stack,
  openWallet,
  startSite,
}) => {
  const chain = await copyChain(stack.rpcUrl);
  try {
    const site = await startSite([chain.rpcUrl], { WS_URL: chain.wsUrl });
    const wallet = await openWallet({ native: '2' }, { chains: { [localChainId]: chain.rpcUrl } });
    await requestFromNode(chain.rpcUrl, 'anvil_setBalance', [wallet.address(), '0x1bc16d674ec80000']);
    await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
    await connectWallet(page, wallet);
    const { card } = findSwapCard(page);
    await expect(card).toContainText('Balance: 2');
    await swap(page);
    await expect(card).toContainText(/Balance: 0\.99/);
    const [hash] = wallet.sent;
    const raw = await requestFromNode(chain.rpcUrl, 'eth_getRawTransactionByHash', [hash]);

    await requestFromNode(chain.rpcUrl, 'anvil_reorg', [1, []]);
    await requestFromNode(chain.rpcUrl, 'anvil_mine', ['0x2']);
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('The network took a confirmed transaction back');
    await expect(notices).toContainText(/Swap 1 BNB for .* XVS/);
    await expect(card).toContainText('Balance: 2');
    const recent = (await openRecentTransactions(page, wallet)).getByRole('listitem');
    await expect(recent).toContainText('Pending · Was taken back by the network once');

    await requestFromNode(chain.rpcUrl, 'eth_sendRawTransaction', [raw]);
    await expect(recent).toContainText('Confirmed · Was taken back by the network once');
    await expect(notices).not.toContainText('The network took a confirmed transaction back');
    await expect(card).toContainText(/Balance: 0\.99/);
  } finally {
    await page.close();
    await chain.stop();
  }
});
