import type { Address } from 'viem';
import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';

export const usernameLimit = 30;

/** Only a picture that this browser resized: it is never loaded from another origin. */
const avatarSchema = z.string().check(z.maxLength(60_000), z.regex(/^data:image\/(?:webp|png|jpeg);base64,/));

const profileSchema = z.object({
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(usernameLimit))),
  avatar: z.optional(avatarSchema),
});
const stateSchema = z.object({ profiles: z.record(addressSchema, profileSchema) });

/** The display name and picture of a wallet, in this browser. */
export type Profile = z.infer<typeof profileSchema>;

const none: Profile = {};

/** By account in lower case; a profile applies on every chain. */
const useProfiles = create<z.infer<typeof stateSchema>>()(
  persist(() => ({ profiles: {} }), {
    name: 'tradewind.profiles',
    storage: createCheckedStorage(stateSchema),
  }),
);

export function useProfile(account: string): Profile {
  return useProfiles((state) => state.profiles[toKey(account)] ?? none);
}

/** Saves a profile; throws a zod error for an invalid one. */
export function saveProfile(account: string, profile: Profile): void {
  const key = toKey(account);
  const saved = profileSchema.parse(profile);
  useProfiles.setState(({ profiles }) => ({ profiles: { ...profiles, [key]: saved } }));
}

/** A name without characters that hide or reverse the text; undefined when nothing is left of it. */
export function toUsername(typed: string): string | undefined {
  return typed.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim() || undefined;
}

function toKey(account: string): Address {
  return `0x${account.slice(2).toLowerCase()}`;
}
