import { isAddress } from 'viem';
import type { RelaySession } from './relay-client.ts';

type Namespaces = Pick<RelaySession, 'namespaces'>;

/** The methods that a session requests; the wallet approves a subset when it connects. */
export const walletMethods: readonly string[] = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
];

/** The accounts of a session on a network, or on any network where it has none there; without repetition. */
export function listAccounts(session: Namespaces, chainId: number): string[] {
  const accounts = listChainAccounts(session);
  const onChain = accounts.filter((account) => account.chainId === chainId);
  return [...new Set((onChain.length > 0 ? onChain : accounts).map(({ address }) => address))];
}

/** The networks a session has accounts on, in the wallet's order. */
export function listChainIds(session: Namespaces): number[] {
  return [...new Set(listChainAccounts(session).map(({ chainId }) => chainId))];
}

/** Whether the wallet approved this method when it connected. */
export function isApproved(session: Namespaces, method: string): boolean {
  return listNamespaces(session).some(({ methods }) => methods.includes(method));
}

/** The address in `eip155:56:0x…` or in a bare `0x…`. */
export function toAddress(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1);
}

/** The number in `eip155:56`, `0x38`, `56` or 56; undefined where there is none. */
export function toChainId(chain: unknown): number | undefined {
  const chainId = typeof chain === 'string' ? Number(chain.replace(/^eip155:/, '')) : chain;
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

function listChainAccounts(session: Namespaces) {
  return listNamespaces(session).flatMap(({ accounts }) =>
    accounts.flatMap((account) => {
      const chainId = toChainId(account.slice(0, account.lastIndexOf(':')));
      const address = toAddress(account);
      return chainId !== undefined && isAddress(address, { strict: false }) ? [{ chainId, address }] : [];
    }),
  );
}

/** Wallets name the namespace `eip155`, or once for each network `eip155:56`. */
function listNamespaces({ namespaces }: Namespaces) {
  return Object.entries(namespaces).flatMap(([name, namespace]) =>
    name === 'eip155' || name.startsWith('eip155:') ? [namespace] : [],
  );
}
