import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../../../shared/settings/checked-storage.ts';

const stateSchema = z.object({ isAccepted: z.boolean() });

type BetaState = z.infer<typeof stateSchema>;

/** Whether the user of this browser has accepted the beta statements. */
export const useBetaStore = create<BetaState>()(
  persist((): BetaState => ({ isAccepted: false }), {
    name: 'tradewind.prediction-beta',
    storage: createCheckedStorage(stateSchema),
  }),
);

export function acceptBeta(): void {
  useBetaStore.setState({ isAccepted: true });
}
