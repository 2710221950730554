import { numberToHex } from 'viem';
import { askPhone } from './ask-phone.ts';
import { endSession } from './pair.ts';
import type { RelayClient, RelaySession } from './relay-client.ts';
import { listAccounts, listChainIds, toAddress, toChainId } from './session-content.ts';

export type PhoneSession = ReturnType<typeof followSession>;

type SessionEvents = {
  accountsChanged(accounts: string[]): void;
  chainChanged(chainId: string): void;
  /** The wallet ended it, or its week is over. */
  ended(): void;
};

/** One approved session: which accounts it gives on which network, kept true while the wallet changes them. */
export function followSession(
  client: RelayClient,
  { topic }: RelaySession,
  pageChainId: number,
  events: SessionEvents,
) {
  const read = () => client.session.get(topic);
  const chainIds = listChainIds(read());
  let chainId = chainIds.includes(pageChainId) ? pageChainId : (chainIds[0] ?? pageChainId);
  let chosen: string | undefined;

  const listSorted = () =>
    listAccounts(read(), chainId).toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  const isChosen = (address: string) => address.toLowerCase() === chosen?.toLowerCase();
  const setChain = (next: number) => {
    if (next === chainId) return;
    chainId = next;
    events.chainChanged(numberToHex(next));
  };
  const announceAccounts = () => events.accountsChanged(listSorted());

  const stop = listen(client, topic, {
    updated: announceAccounts,
    ended: () => {
      stop();
      events.ended();
    },
    accountChosen: (account) => {
      chosen = account;
      announceAccounts();
    },
    chainChosen: (next) => {
      setChain(next);
      announceAccounts();
    },
  });

  return {
    listAccounts: listSorted,
    chainId: () => chainId,
    ask: (method: string, params: readonly unknown[]) =>
      askPhone(client, read(), { chainId, method, params }),
    /** Each request names its network, so a network that the session has needs no question to the wallet. */
    async switchChain(next: number, params: readonly unknown[]): Promise<void> {
      if (!listChainIds(read()).includes(next))
        await askPhone(client, read(), { chainId, method: 'wallet_switchEthereumChain', params });
      setChain(next);
    },
    async end(): Promise<void> {
      stop();
      await endSession(client, topic);
    },
  };
}

type Listeners = {
  updated(): void;
  ended(): void;
  accountChosen(account: string): void;
  chainChosen(chainId: number): void;
};

function listen(client: RelayClient, topic: string, listeners: Listeners): () => void {
  const ifMine = (listener: () => void) => (event: { topic: string }) => {
    if (event.topic === topic) listener();
  };
  const updated = ifMine(listeners.updated);
  const ended = ifMine(listeners.ended);
  const told = (args: { topic: string; params: { event: { name: string; data: unknown } } }) => {
    if (args.topic !== topic) return;
    const { name, data } = args.params.event;
    const [first]: unknown[] = Array.isArray(data) ? data : [data];
    const chainId = toChainId(first);
    if (name === 'accountsChanged' && typeof first === 'string') listeners.accountChosen(toAddress(first));
    if (name === 'chainChanged' && chainId !== undefined) listeners.chainChosen(chainId);
  };
  client.on('session_update', updated).on('session_event', told);
  client.on('session_delete', ended).on('session_expire', ended);
  return () => {
    client.off('session_update', updated).off('session_event', told);
    client.off('session_delete', ended).off('session_expire', ended);
  };
}
