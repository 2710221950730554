import { toAddressKey } from '@tradewind/rules/network/address';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Chain } from '../chain/chain.ts';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { nativeId } from './currency.ts';

const idsSchema = z.array(z.union([z.literal(nativeId), addressInputSchema]));
/** Currency ids by chain id, the latest first. */
const stateSchema = z.object({
  starred: z.record(z.string(), idsSchema),
  recent: z.record(z.string(), idsSchema),
});

type FavouriteTokens = z.infer<typeof stateSchema>;
type Kind = keyof FavouriteTokens;

/** As many as one request names; and as many as a person remembers. */
const most: Record<Kind, number> = { starred: 100, recent: 4 };
const none: readonly string[] = [];

/** The tokens that the user starred, and those chosen last, of every chain, stored in this browser. */
export const useFavouriteTokens = create<FavouriteTokens>()(
  persist((): FavouriteTokens => ({ starred: {}, recent: {} }), {
    name: 'tradewind.favourite-tokens',
    storage: createCheckedStorage(stateSchema),
  }),
);

type StarChain = Pick<Chain, 'chainId' | 'contracts'>;

/** A starred id; the native coin and its wrapped token, whose price and pools are the same, have one star. */
export function toStarId({ contracts }: StarChain, id: string): string {
  return id === nativeId ? toAddressKey(contracts.wrappedNative) : id;
}

/** The addresses of the starred tokens. */
export function useStarred(chain: StarChain): readonly string[] {
  const ids = useFavouriteTokens(({ starred }) => starred[chain.chainId] ?? none);
  return useMemo(() => toStarIds(chain, ids), [chain, ids]);
}

export function useRecent(chainId: number): readonly string[] {
  return useFavouriteTokens(({ recent }) => recent[chainId] ?? none);
}

/** Stars the currency, or takes its star away. */
export function toggleStar(chain: StarChain, id: string): void {
  const starId = toStarId(chain, id);
  const starred = toStarIds(chain, useFavouriteTokens.getState().starred[chain.chainId] ?? none);
  setIds(
    'starred',
    chain.chainId,
    starred.includes(starId) ? starred.filter((other) => other !== starId) : [starId, ...starred],
  );
}

function toStarIds(chain: StarChain, ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => toStarId(chain, id)))];
}

export function addRecent(chainId: number, id: string): void {
  const recent = useFavouriteTokens.getState().recent[chainId] ?? none;
  setIds('recent', chainId, [id, ...recent.filter((other) => other !== id)]);
}

function setIds(kind: Kind, chainId: number, ids: readonly string[]): void {
  const checked = idsSchema.parse(ids.slice(0, most[kind]));
  useFavouriteTokens.setState((state) => ({ [kind]: { ...state[kind], [chainId]: checked } }));
}
