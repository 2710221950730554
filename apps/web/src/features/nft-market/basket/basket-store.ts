import { artworkSchema, type WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { createCheckedStorage } from '../../../shared/settings/checked-storage.ts';
import type { Ask } from '../work/token.ts';

/** Works of one purchase at most, as the contract says. */
export const mostWorks = 30;

const shown = {
  id: true,
  collection: true,
  tokenId: true,
  name: true,
  fileName: true,
  thumbnail: true,
  isByCompany: true,
  media: true,
} as const;

/** A listed work that a collector means to buy. */
const basketWorkSchema = z.extend(z.pick(artworkSchema, shown), {
  chainId: z.int().check(z.positive()),
  /** The number of its listing: another one is not bought. */
  nonce: z.int().check(z.nonnegative()),
  /** Raw units of the quote token, as its list showed it. */
  seenPrice: rawAmountSchema,
});
const stateSchema = z.object({ works: z.array(basketWorkSchema) });
const storageName = 'tradewind.nft-market-basket';

export type BasketWork = z.infer<typeof basketWorkSchema>;
type Token = Pick<BasketWork, 'chainId' | 'collection' | 'tokenId'>;

/** The works that this browser means to buy, of all chains and collections. */
export const useBasketStore = create<z.infer<typeof stateSchema>>()(
  persist((): z.infer<typeof stateSchema> => ({ works: [] }), {
    name: storageName,
    storage: createCheckedStorage(stateSchema),
  }),
);

/** A work of a list with its listing of the chain. */
export function toBasketWork({ chainId }: ChainRef, work: WireArtwork, { nonce, price }: Ask): BasketWork {
  return basketWorkSchema.parse({ ...work, chainId, nonce, seenPrice: String(price) });
}

/** Names a listing of a work. */
export function toListingKey({ nonce, ...token }: BasketWork): string {
  return `${toTokenKey(token)} ${nonce}`;
}

/** Puts a work, in the place of an earlier listing of it; false where a purchase of its collection would have too many. */
export function putWork(work: BasketWork): boolean {
  const others = removeFrom(readWorks(), [work]);
  const { length } = others.filter(
    ({ chainId, collection }) => chainId === work.chainId && collection === work.collection,
  );
  if (length >= mostWorks) return false;
  useBasketStore.setState({ works: [...others, work] });
  return true;
}

export function removeWorks(removed: readonly Token[]): void {
  useBasketStore.setState({ works: removeFrom(readWorks(), removed) });
}

/** Shows what another tab of this browser puts and removes; returns how to stop. */
export function followBasket(): () => void {
  globalThis.addEventListener('storage', rehydrate);
  return () => globalThis.removeEventListener('storage', rehydrate);
}

function rehydrate({ key }: StorageEvent): void {
  if (key === storageName) void useBasketStore.persist.rehydrate();
}

function removeFrom(works: readonly BasketWork[], removed: readonly Token[]): BasketWork[] {
  const keys = new Set(removed.map(toTokenKey));
  return works.filter((work) => !keys.has(toTokenKey(work)));
}

function toTokenKey({ chainId, collection, tokenId }: Token): string {
  return `${chainId} ${collection} ${tokenId}`;
}

/** As the last tab stored them: each tab writes all of them. */
function readWorks(): readonly BasketWork[] {
  void useBasketStore.persist.rehydrate();
  return useBasketStore.getState().works;
}
