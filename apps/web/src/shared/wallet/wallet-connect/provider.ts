import { numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { RpcClient } from '../../chain/rpc-client.ts';
import type { createProviderEvents } from '../provider-events.ts';
import { WalletError } from '../wallet-error.ts';
import { walletMethods } from './session-content.ts';
import type { SessionKeeper } from './session-keeper.ts';

type WalletCall = { readonly method: string; readonly params?: readonly unknown[] };
type Answer = (params: readonly unknown[]) => unknown;

type ProviderOptions = {
  readonly chainId: number;
  readonly keeper: SessionKeeper;
  readonly events: ReturnType<typeof createProviderEvents>;
  /** The page's nodes of each served chain. */
  readonly nodes: ReadonlyMap<number, RpcClient>;
};

/** A wallet on a phone as an EIP-1193 provider; requests without a prompt go to the page's nodes. */
export function createWalletConnectProvider({ chainId, keeper, events, nodes }: ProviderOptions) {
  const findChainId = async () => (await keeper.find())?.chainId() ?? chainId;
  const answers = new Map<string, Answer>([
    ['eth_accounts', async () => (await keeper.find())?.listAccounts() ?? []],
    ['eth_requestAccounts', async () => (await keeper.open()).listAccounts()],
    ['eth_chainId', async () => numberToHex(await findChainId())],
    ['wallet_revokePermissions', keeper.end],
    ['wallet_switchEthereumChain', async ([param]) => (await keeper.get()).switchChain(toChainId(param))],
  ]);
  return {
    on: events.on,
    removeListener: events.removeListener,
    async request({ method, params = [] }: WalletCall): Promise<unknown> {
      const answer = answers.get(method);
      if (answer) return answer(params);
      if (walletMethods.includes(method)) return (await keeper.get()).request(method, params);
      if (method.startsWith('wallet_')) throw new WalletError(4200, 'This method is not supported.');
      const node = nodes.get(await findChainId());
      if (!node) throw new WalletError(4901, 'The wallet is on a network that the page does not serve.');
      return node.request({ method, params });
    },
  };
}

function toChainId(param: unknown): number {
  return Number(z.object({ chainId: z.string() }).parse(param).chainId);
}
