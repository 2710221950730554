import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** An entry on chain, or as claimed by a client; amounts in wei. */
export type Entry = { epoch: number; account: `0x${string}`; isUp: boolean; amount: bigint };

/** Why no entry of a transaction equals the claimed one; undefined where one does. */
export function verifyEntry(entries: readonly Entry[], reported: Entry): ErrorCode | undefined {
  if (entries.length === 0) return 'ENTRY_NOT_FOUND';
  const own = entries.filter(({ account }) => account === reported.account);
  if (own.length === 0) return 'ENTRY_OF_ANOTHER_ACCOUNT';
  const entry = own.find(({ epoch }) => epoch === reported.epoch);
  if (!entry) return 'ENTRY_OF_ANOTHER_ROUND';
  return entry.isUp === reported.isUp && entry.amount === reported.amount ? undefined : 'ENTRY_DIFFERS';
}
