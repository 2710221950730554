import { tokenListSchema } from '@tradewind/schema/token-list/token-list';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';

const savedListSchema = z.object({
  current: tokenListSchema,
  /** Whether its tokens are offered. */
  isActive: z.boolean(),
  /** A later version that the user has not accepted. */
  pending: z.optional(tokenListSchema),
});
const stateSchema = z.object({ lists: z.record(z.string(), savedListSchema) });

type TokenListState = z.infer<typeof stateSchema>;
export type SavedList = z.infer<typeof savedListSchema>;

/** The lists that the user added, by address; pending versions are not stored. */
export const useTokenLists = create<TokenListState>()(
  persist((): TokenListState => ({ lists: {} }), {
    name: 'tradewind.token-lists',
    storage: createCheckedStorage(stateSchema),
    partialize: ({ lists }) => ({
      lists: Object.fromEntries(
        Object.entries(lists).map(([url, { current, isActive }]) => [url, { current, isActive }]),
      ),
    }),
  }),
);

export function findList(url: string): SavedList | undefined {
  return useTokenLists.getState().lists[url];
}
