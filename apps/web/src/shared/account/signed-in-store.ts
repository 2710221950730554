import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';

const stateSchema = z.object({ account: z.optional(addressSchema) });

/**
 * Which account signed in on this browser last and did not sign out: the page asks the API for a session only then. It proves nothing;
 * the session itself is a cookie that no script can read.
 */
export const useSignedInStore = create<z.infer<typeof stateSchema>>()(
  persist(() => ({}), { name: 'tradewind.signed-in', storage: createCheckedStorage(stateSchema) }),
);
