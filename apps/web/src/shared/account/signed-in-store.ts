import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';

const stateSchema = z.object({ account: z.optional(addressSchema) });

/**
 * The account that last signed in on this browser and did not sign out. Only then the page requests the session. It
 * proves nothing; the session itself is a cookie that no script can read.
 */
export const useSignedInStore = create<z.infer<typeof stateSchema>>()(
  persist(() => ({}), {
    name: 'tradewind.signed-in',
    storage: createCheckedStorage(stateSchema),
    // A stored state without an account was signed out, in this tab or another.
    merge: (stored) => stateSchema.safeParse(stored).data ?? {},
  }),
);
