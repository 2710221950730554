import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { Ask } from '../work/token.ts';
import type { BasketWork } from './basket-store.ts';

/** Whether an account can buy a work of its basket, and why not. */
export type BasketState =
  | { readonly kind: 'open'; readonly price: bigint }
  /** Its listing ended or was replaced. */
  | { readonly kind: 'ended' }
  /** The account has it. */
  | { readonly kind: 'bought' }
  /** The account lists it. */
  | { readonly kind: 'own' }
  /** The account has a bid on it, which goes first. */
  | { readonly kind: 'bid' };

/** What the chain says of a work. */
export type FoundListing = {
  readonly ask: Ask | undefined;
  /** Undefined where the collection does not answer. */
  readonly holder: Address | undefined;
  /** Whether the account has a bid on the listing of the basket. */
  readonly hasBid: boolean;
};

/** The checks of `buyTokens`, which passes over a work that fails one. */
export function toBasketState(
  { nonce }: Pick<BasketWork, 'nonce'>,
  { ask, holder, hasBid }: FoundListing,
  account: Address | undefined,
): BasketState {
  const isAccount = (other: Address | undefined) =>
    account !== undefined && other !== undefined && isSameAddress(account, other);
  if (ask?.nonce !== nonce || ask.kind !== 'fixed') return { kind: isAccount(holder) ? 'bought' : 'ended' };
  if (isAccount(ask.seller)) return { kind: 'own' };
  return hasBid ? { kind: 'bid' } : { kind: 'open', price: ask.price };
}

/** The sum of what can be bought; undefined while one of the states is not known. */
export function sumOpen(states: readonly (BasketState | undefined)[]): bigint | undefined {
  if (states.includes(undefined)) return undefined;
  return states.reduce((sum, state) => sum + (state?.kind === 'open' ? state.price : 0n), 0n);
}
