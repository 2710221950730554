import type { broadcastTable, intentTable } from '@tradewind/db/keeper/tables';

type IntentRow = typeof intentTable.$inferSelect;

export type Broadcast = Omit<typeof broadcastTable.$inferSelect, 'chainId' | 'intentKey'>;

/** A transaction that is to happen once, with everything that was signed for it, oldest first. */
export type Intent = Omit<IntentRow, 'chainId'> & { broadcasts: Broadcast[] };

/** What may change of an intent. */
export type IntentChange = Partial<
  Omit<IntentRow, 'chainId' | 'intentKey' | 'createdAt' | 'recipient' | 'data' | 'value' | 'leastGas'>
>;

/** What tells whether an intent has been changed since it was read: `txHash` follows the newest broadcast. */
export type IntentVersion = Pick<Intent, 'intentKey' | 'state' | 'nonce' | 'txHash'>;

/** What was signed last for the nonce that the intent is bound to; what was signed for an earlier nonce can't happen any more. */
export function findNewest({ nonce, broadcasts }: Intent): Broadcast | undefined {
  return broadcasts.findLast((broadcast) => broadcast.nonce === nonce);
}
