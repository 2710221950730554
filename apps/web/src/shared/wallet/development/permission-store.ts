import { addressInputSchema, addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../../settings/checked-storage.ts';

const permissionSchema = z.object({ account: z.nullable(addressSchema) });

type Permission = z.infer<typeof permissionSchema>;

/** The account that this page may access, stored over reloads; null without permission. */
export const usePermission = create<Permission>()(
  persist((): Permission => ({ account: null }), {
    name: 'tradewind.development-wallet',
    storage: createCheckedStorage(permissionSchema),
  }),
);

export function listAllowedAccounts(): string[] {
  const { account } = usePermission.getState();
  return account ? [account] : [];
}

export function allowAccount(account: string): void {
  usePermission.setState({ account: addressInputSchema.parse(account) });
}

export function forbidAccounts(): string[] {
  usePermission.setState({ account: null });
  return [];
}
