import type { RelaySession } from './relay-client.ts';
import { listAccounts, listChainIds } from './session-content.ts';

/** The page's view of a session: one network and its accounts, the chosen one first. */
export function createSessionView(read: () => RelaySession, pageChainId: number) {
  const chainIds = listChainIds(read());
  let chainId = chainIds.includes(pageChainId) ? pageChainId : (chainIds[0] ?? pageChainId);
  let chosen = '';
  const isChosen = (address: string) => Number(address.toLowerCase() === chosen);
  return {
    chainId: () => chainId,
    listAccounts: () => listAccounts(read(), chainId).toSorted((a, b) => isChosen(b) - isChosen(a)),
    chooseChain: (next: number) => {
      chainId = next;
    },
    chooseAccount: (address: string) => {
      chosen = address.toLowerCase();
    },
  };
}
