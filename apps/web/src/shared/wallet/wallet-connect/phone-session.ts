import { numberToHex } from 'viem';
import { UserMessageError } from '../../chain/user-message-error.ts';
import { messages } from '../../message/messages.ts';
import { promptPhone } from './prompt-phone.ts';
import { endSession } from './pair.ts';
import type { RelayClient, RelaySession } from './relay-client.ts';
import { isApproved, listChainIds } from './session-content.ts';
import { listenToSession } from './session-events.ts';
import { createSessionView } from './session-view.ts';

const switchMethod = 'wallet_switchEthereumChain';

/** The session's events. */
export type SessionListener = {
  readonly accountsChanged: (accounts: string[]) => void;
  readonly chainChanged: (chainId: string) => void;
  /** The wallet ended it, or it expired after a week. */
  readonly ended: () => void;
};

export type PhoneSession = ReturnType<typeof followSession>;

/** One approved session: its accounts and network, updated when the wallet changes them. */
export function followSession(
  client: RelayClient,
  { topic }: RelaySession,
  pageChainId: number,
  listener: SessionListener,
) {
  const read = () => client.session.get(topic);
  const { listAccounts, chainId, chooseChain, chooseAccount } = createSessionView(read, pageChainId);
  const notifyAccounts = () => listener.accountsChanged(listAccounts());
  const setChain = (next: number) => {
    chooseChain(next);
    listener.chainChanged(numberToHex(next));
    notifyAccounts();
  };
  const request = (method: string, params: readonly unknown[]) =>
    promptPhone(client, read(), { chainId: chainId(), method, params });
  const stop = listenToSession(client, topic, {
    accountChosen: (address) => {
      chooseAccount(address);
      notifyAccounts();
    },
    chainChosen: setChain,
    updated: notifyAccounts,
    ended: listener.ended,
  });
  return {
    listAccounts,
    chainId,
    request,
    async switchChain(next: number): Promise<void> {
      if (needsSwitch(read(), next)) await request(switchMethod, [{ chainId: numberToHex(next) }]);
      setChain(next);
    },
    end: () => {
      stop();
      return endSession(client, topic);
    },
  };
}

/** Each request names its network, so a network of the session needs no wallet prompt. */
function needsSwitch(session: RelaySession, chainId: number): boolean {
  if (listChainIds(session).includes(chainId)) return false;
  if (!isApproved(session, switchMethod))
    throw new UserMessageError(messages.walletConnect.networkNotAllowed);
  return true;
}
