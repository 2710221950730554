import { numberToHex } from 'viem';
import { createRpcClient, type RpcClient } from '../../chain/rpc-client.ts';
import { createProviderEvents } from '../provider-events.ts';
import { WalletError } from '../wallet-error.ts';
import {
  addNetwork,
  chooseNetwork,
  findWalletNetwork,
  followNetwork,
  getCurrentNetwork,
  parseAddition,
  parseSwitch,
  type WalletNetwork,
} from './network-store.ts';
import { allowAccount, forbidAccounts, listAllowedAccounts, usePermission } from './permission-store.ts';
import { promptOwner } from './prompt-store.ts';
import { sendFromDemoAccount, signTypedDataWithDemoAccount, signWithDemoAccount } from './sign.ts';

type WalletCall = { readonly method: string; readonly params?: readonly unknown[] };
type Answer = (params: readonly unknown[]) => unknown;

/** An EIP-1193 provider over the demo accounts: prompts on the page, and forwards other requests to its network's node. */
export function createDevelopmentProvider() {
  const { on, removeListener, emit } = createProviderEvents();
  const findNode = createNodes();
  usePermission.subscribe(() => emit('accountsChanged', listAllowedAccounts()));
  followNetwork((chainId) => emit('chainChanged', chainId));
  return {
    request: async ({ method, params = [] }: WalletCall): Promise<unknown> =>
      answers.get(method)?.(params) ?? findNode(getCurrentNetwork()).request({ method, params }),
    on,
    removeListener,
  };
}

/** The node of each network; an answer of another chain never counts. */
function createNodes(): (network: WalletNetwork) => RpcClient {
  const nodes = new Map<string, RpcClient>();
  return ({ chainId, rpcUrls }) => {
    const key = [chainId, ...rpcUrls].join(' ');
    const node = nodes.get(key) ?? createRpcClient({ urls: rpcUrls, chainId });
    nodes.set(key, node);
    return node;
  };
}

const answers = new Map<string, Answer>([
  ['eth_accounts', listAllowedAccounts],
  [
    'eth_requestAccounts',
    () => (listAllowedAccounts().length > 0 ? listAllowedAccounts() : promptForAccount()),
  ],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_revokePermissions', forbidAccounts],
  ['eth_chainId', () => numberToHex(getCurrentNetwork().chainId)],
  ['net_version', () => String(getCurrentNetwork().chainId)],
  ['wallet_switchEthereumChain', ([param]) => switchNetwork(param)],
  ['wallet_addEthereumChain', ([param]) => promptToAdd(param)],
  ['eth_sendTransaction', ([param]) => sendFromDemoAccount(param)],
  ['personal_sign', signWithDemoAccount],
  ['eth_signTypedData_v4', signTypedDataWithDemoAccount],
]);

async function promptForAccount(): Promise<string[]> {
  allowAccount(await promptOwner({ kind: 'connect' }));
  return listAllowedAccounts();
}

async function requestPermissions() {
  const value = await promptForAccount();
  return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value }] }];
}

/** Its answer is not null, so that the request is not forwarded. */
async function switchNetwork(parameter: unknown): Promise<string> {
  const network = findWalletNetwork(parseSwitch(parameter));
  if (!network) throw new WalletError(4902, 'Unrecognized chain ID.');
  if (network.chainId !== getCurrentNetwork().chainId) await promptOwner({ kind: 'switch', network });
  chooseNetwork(network);
  return numberToHex(network.chainId);
}

/** Adding does not switch (EIP-3085). */
async function promptToAdd(parameter: unknown): Promise<string> {
  const network = parseAddition(parameter);
  await promptOwner({ kind: 'add', network });
  addNetwork(network);
  return numberToHex(network.chainId);
}
