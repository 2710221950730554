import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messages } from '../message/messages.ts';
import { createCheckedStorage } from './checked-storage.ts';

/** Off where an earlier version stored nothing. */
const switchSchema = z.pipe(
  z.optional(z.boolean()),
  z.transform((isOn) => isOn ?? false),
);

const settingsSchema = z.object({
  slippageBps: z.int().check(z.minimum(0), z.maximum(10_000)),
  deadlineSeconds: z.int().check(z.minimum(60)),
  /** Trades with a high price impact are allowed, and the confirm dialog is skipped. */
  isExpert: switchSchema,
  /**
   * A trade stays on one route even where a split would pay more. Not the `isSplitOn` of earlier versions, which was
   * stored as off without a choice.
   */
  isSplitOff: switchSchema,
  /** A short sound when a swap succeeded. */
  isAudioOn: switchSchema,
  /** No chart beside the swap card; theme-boot.js reads it too. */
  isChartOff: switchSchema,
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  slippageBps: 80,
  deadlineSeconds: 1200,
  isExpert: false,
  isSplitOff: false,
  isAudioOn: false,
  isChartOff: false,
};

/** The user's settings for every trade, stored in this browser; invalid data is discarded. */
export const useSettings = create<Settings>()(
  persist(() => defaultSettings, {
    name: 'tradewind.settings',
    storage: createCheckedStorage(settingsSchema),
  }),
);

/** Stores new settings; throws `Unexpected slippage value` outside 0 to 10000 basis points. */
export function updateSettings(change: Partial<Settings>): void {
  const { slippageBps } = change;
  if (slippageBps !== undefined && !settingsSchema.shape.slippageBps.safeParse(slippageBps).success)
    throw new Error(messages.settings.unexpectedSlippage);
  useSettings.setState(change);
}
