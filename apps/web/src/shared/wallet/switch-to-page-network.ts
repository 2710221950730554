import type { Connector } from 'wagmi';
import { getChainClient } from '../chain/chain-client.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { requestFromWallet } from './provider.ts';
import { switchNetwork } from './switch-network.ts';

/** Switches a wallet to the page's network; without a wallet the attempt is only logged. */
export async function switchToPageNetwork(connector: Connector | undefined): Promise<void> {
  if (!connector) return logError(messages.wallet.noWalletForNetwork);
  const { chain } = getChainClient();
  await switchNetwork((method, params) => requestFromWallet(connector, method, params), chain);
  // Some wallets switch without an event.
  connector.onChainChanged(String(chain.id));
}
