import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { nativeId } from './currency.ts';

const idsSchema = z.array(z.union([z.literal(nativeId), addressInputSchema]));
/** Only tokens are starred (star-id.ts); earlier versions also stored the native coin. */
const starsSchema = z.pipe(
  idsSchema,
  z.transform((ids) => ids.filter((id) => id !== nativeId)),
);
/** Currency ids by chain id, the latest first. */
const stateSchema = z.object({
  starred: z.record(z.string(), starsSchema),
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

export function useStarred(chainId: number): readonly string[] {
  return useFavouriteTokens(({ starred }) => starred[chainId] ?? none);
}

export function useRecent(chainId: number): readonly string[] {
  return useFavouriteTokens(({ recent }) => recent[chainId] ?? none);
}

/** Stars the currency, or takes its star away. */
export function toggleStar(chainId: number, id: string): void {
  const starred = useFavouriteTokens.getState().starred[chainId] ?? none;
  setIds(
    'starred',
    chainId,
    starred.includes(id) ? starred.filter((other) => other !== id) : [id, ...starred],
  );
}

export function addRecent(chainId: number, id: string): void {
  const recent = useFavouriteTokens.getState().recent[chainId] ?? none;
  setIds('recent', chainId, [id, ...recent.filter((other) => other !== id)]);
}

function setIds(kind: Kind, chainId: number, ids: readonly string[]): void {
  const checked = idsSchema.parse(ids.slice(0, most[kind]));
  useFavouriteTokens.setState((state) => ({ [kind]: { ...state[kind], [chainId]: checked } }));
}
