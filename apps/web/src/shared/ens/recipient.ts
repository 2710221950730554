import type { Address } from 'viem';

/** An account, and the ENS name that resolved to it. */
export type Payee = { readonly address: Address; readonly name?: string | undefined };

/** The recipient of a text, as far as it is known. */
export type Recipient =
  | { readonly status: 'empty' }
  | { readonly status: 'resolving' }
  | ({ readonly status: 'resolved' } & Payee)
  | { readonly status: 'invalid'; readonly problem: RecipientProblem }
  /** The network was unreachable; the name may be valid. */
  | { readonly status: 'unknown'; readonly retry: () => void };

/** Neither an address nor a name; an invalid name; a name without an address; a network without names. */
export type RecipientProblem = 'malformed' | 'invalid-name' | 'not-found' | 'no-names';

/** The account, once it is known. */
export function findPayee(recipient: Recipient | null): Payee | null {
  if (recipient?.status !== 'resolved') return null;
  const { address, name } = recipient;
  return { address, name };
}
