import { type Chain, numberToHex } from 'viem';
import type { Connector } from 'wagmi';
import { listErrorCauses } from '../chain/error-causes.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { requestFromWallet } from './provider.ts';

const chainUnknown = 4902;

/** Sends one request to the wallet. */
type RequestFromWallet = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Has the wallet switch to a network; for an unknown one (4902) requests adding it, then the switch again. */
export async function switchNetwork(request: RequestFromWallet, chain: Chain): Promise<void> {
  const switchParams = [{ chainId: numberToHex(chain.id) }];
  try {
    await request('wallet_switchEthereumChain', switchParams);
  } catch (error) {
    if (!listErrorCauses(error).some(({ code }) => code === chainUnknown)) throw error;
    await request('wallet_addEthereumChain', [toAddParameter(chain)]);
    await request('wallet_switchEthereumChain', switchParams);
  }
}

/** EIP-3085. */
function toAddParameter({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  };
}

/** Switches a wallet to a chain of the page; without a wallet the attempt is only logged. */
export async function switchWallet(connector: Connector | undefined, chain: Chain): Promise<void> {
  if (!connector) return logError(messages.wallet.noWalletForNetwork);
  await switchNetwork((method, params) => requestFromWallet(connector, method, params), chain);
  // Some wallets switch without an event.
  connector.onChainChanged(String(chain.id));
}
