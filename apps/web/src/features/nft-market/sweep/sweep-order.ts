import type { Address } from '@tradewind/rules/network/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { BasketState } from '../basket/basket-state.ts';
import { type BasketWork, toListingKey } from '../basket/basket-store.ts';

/** A work with the most that is paid for it, raw units. */
export type SweepWork = { readonly work: BasketWork; readonly price: bigint };

/** Works of one collection, bought in one transaction. */
export type Sweep = {
  readonly market: Address;
  readonly collection: Address;
  readonly quote: Token;
  readonly works: readonly SweepWork[];
};

/** Such a purchase as its button begins it. */
export type OpenedSweep = {
  readonly sweep: Sweep;
  /** In place of the token of the market. */
  readonly beginsWithNative: boolean;
};

/** Such a purchase by an account. */
export type SweepOrder = Sweep & {
  readonly chain: Chain;
  readonly account: Address;
  /** Who gets a part of the fee. */
  readonly referrer: Address | undefined;
};

/** The works that can be bought now, at their prices. */
export function listSweepWorks(
  works: readonly BasketWork[],
  states: ReadonlyMap<string, BasketState>,
): readonly SweepWork[] {
  return works.flatMap((work) => {
    const state = states.get(toListingKey(work));
    return state?.kind === 'open' ? [{ work, price: state.price }] : [];
  });
}

/** Whether the market would pass over a work: it is sold, dearer, or not for the account. */
export function isPassedOver({ price }: SweepWork, state: BasketState | undefined): boolean {
  if (state === undefined || state.kind === 'bought') return false;
  return state.kind !== 'open' || state.price > price;
}

/** Whether a work costs less now than the dialog showed. */
export function isCheaper({ price }: SweepWork, state: BasketState | undefined): boolean {
  return state?.kind === 'open' && state.price < price;
}

/** The most that the purchase takes. */
export function computeTotal(works: readonly SweepWork[]): bigint {
  return works.reduce((sum, { price }) => sum + price, 0n);
}

/** The mark of such a purchase in the stored transactions. */
export function toSweepTag(collection: Address): string {
  return `nft-market-sweep ${collection.toLowerCase()}`;
}
