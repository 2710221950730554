import { numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { RpcClient } from '../../chain/rpc-client.ts';
import { messages } from '../../message/messages.ts';
import { WalletError } from '../wallet-error.ts';
import type { PhoneSession } from './phone-session.ts';
import type { RelayClient } from './relay-client.ts';
import { walletMethods } from './session-content.ts';

type WalletCall = { readonly method: string; readonly params?: readonly unknown[] };
type Listener = (...values: unknown[]) => void;

type ProviderOptions = {
  readonly chainId: number;
  readonly node: RpcClient;
  readonly loadClient: () => Promise<RelayClient>;
  /** The session was ended from the other side. */
  readonly onEnd: () => void;
};

/** A wallet on a phone as an EIP-1193 provider like any other: WalletConnect's code comes with the first question that needs it. */
export function createWalletConnectProvider({ chainId, node, loadClient, onEnd }: ProviderOptions) {
  const listeners = new Map<string, Set<Listener>>();
  let session: Promise<PhoneSession | undefined> | undefined;

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  const events = {
    accountsChanged: (accounts: string[]) => emit('accountsChanged', accounts),
    chainChanged: (next: string) => emit('chainChanged', next),
    ended: () => {
      session = undefined;
      onEnd();
      emit('accountsChanged', []);
    },
  };
  const load = () => Promise.all([loadClient(), import('./open-session.ts')]);
  const restore = () =>
    (session ??= load().then(([client, { restoreSession }]) => restoreSession(client, chainId, events)));

  async function connect(): Promise<string[]> {
    const { openSession } = await import('./open-session.ts');
    const opened = await openSession(loadClient(), chainId, events);
    session = Promise.resolve(opened);
    return opened.listAccounts();
  }

  async function disconnect(): Promise<null> {
    const ending = session;
    session = undefined;
    await (await ending)?.end();
    return null;
  }

  async function getSession(): Promise<PhoneSession> {
    const found = await restore();
    if (!found) throw new WalletError(4900, messages.chain.walletDisconnected);
    return found;
  }

  const answers = new Map<string, (params: readonly unknown[]) => unknown>([
    ['eth_accounts', async () => (await restore())?.listAccounts() ?? []],
    ['eth_requestAccounts', connect],
    ['eth_chainId', async () => numberToHex((await restore())?.chainId() ?? chainId)],
    ['wallet_revokePermissions', disconnect],
    ['wallet_switchEthereumChain', async (params) => (await getSession()).switchChain(...toSwitch(params))],
  ]);

  return {
    async request({ method, params = [] }: WalletCall): Promise<unknown> {
      const answer = answers.get(method);
      if (answer) return answer(params);
      if (walletMethods.includes(method)) return (await getSession()).ask(method, params);
      if (method.startsWith('wallet_')) throw new WalletError(4200, messages.walletConnect.notApproved);
      return node.request({ method, params });
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener);
    },
  };
}

function toSwitch(params: readonly unknown[]): [number, readonly unknown[]] {
  const { chainId } = z.object({ chainId: z.string() }).parse(params[0]);
  return [Number(chainId), params];
}
