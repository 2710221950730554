import { numberToHex } from 'viem';
import * as z from 'zod/mini';
import { getChainClient } from '../../chain/chain-client.ts';
import { createRpcClient } from '../../chain/rpc-client.ts';
import { getRuntimeConfig } from '../../chain/runtime-config.ts';
import { createProviderEvents } from '../provider-events.ts';
import { WalletError } from '../wallet-error.ts';
import { allowAccount, forbidAccounts, listAllowedAccounts, usePermission } from './permission-store.ts';
import { askOwner } from './prompt-store.ts';
import { sendFromDemoAccount, signTypedDataWithDemoAccount, signWithDemoAccount } from './sign.ts';

type WalletCall = { readonly method: string; readonly params?: readonly unknown[] };
type Answer = (params: readonly unknown[]) => unknown;

/** An EIP-1193 provider over the demo accounts: prompts on the page, and forwards all other requests to the node. */
export function createDevelopmentProvider() {
  const { on, removeListener, emit } = createProviderEvents();
  const node = createRpcClient({ urls: getRuntimeConfig().rpcUrls });
  usePermission.subscribe(() => emit('accountsChanged', listAllowedAccounts()));
  return {
    request: async ({ method, params = [] }: WalletCall): Promise<unknown> =>
      answers.get(method)?.(params) ?? node.request({ method, params }),
    on,
    removeListener,
  };
}

const answers = new Map<string, Answer>([
  ['eth_accounts', listAllowedAccounts],
  ['eth_requestAccounts', () => (listAllowedAccounts().length > 0 ? listAllowedAccounts() : askForAccount())],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_revokePermissions', forbidAccounts],
  ['eth_chainId', () => numberToHex(getChainClient().chain.id)],
  ['wallet_switchEthereumChain', ([param]) => switchChain(param)],
  ['wallet_addEthereumChain', refuseNetwork],
  ['eth_sendTransaction', ([param]) => sendFromDemoAccount(param)],
  ['personal_sign', signWithDemoAccount],
  ['eth_signTypedData_v4', signTypedDataWithDemoAccount],
]);

async function askForAccount(): Promise<string[]> {
  allowAccount(await askOwner({ kind: 'connect' }));
  return listAllowedAccounts();
}

async function requestPermissions() {
  const value = await askForAccount();
  return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value }] }];
}

function switchChain(param: unknown): string {
  const { chainId } = z.object({ chainId: z.string() }).parse(param);
  if (Number(chainId) !== getChainClient().chain.id) throw new WalletError(4902, 'Unrecognized chain ID.');
  return chainId;
}

function refuseNetwork(): never {
  throw new WalletError(4200, 'This wallet knows the local network only.');
}
