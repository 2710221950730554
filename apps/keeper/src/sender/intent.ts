import type { broadcastTable, intentTable } from '@tradewind/db/keeper/tables';

type IntentRow = typeof intentTable.$inferSelect;

export type Broadcast = Omit<typeof broadcastTable.$inferSelect, 'chainId' | 'intentKey'>;

/** A transaction to send once, with all its broadcasts, oldest first. */
export type Intent = Omit<IntentRow, 'chainId'> & { broadcasts: Broadcast[] };

/** The mutable fields of an intent. */
export type IntentChange = Partial<
  Omit<
    IntentRow,
    'chainId' | 'intentKey' | 'createdAt' | 'recipient' | 'data' | 'value' | 'leastGas' | 'onlyFrom'
  >
>;

/** The version of an intent, to detect a change since it was read: `txHash` is that of the newest broadcast. */
export type IntentVersion = Pick<Intent, 'intentKey' | 'state' | 'nonce' | 'txHash'>;

/** The newest broadcast of the bound nonce; a broadcast of an earlier nonce cannot be included any more. */
export function findNewest({ nonce, broadcasts }: Intent): Broadcast | undefined {
  return broadcasts.findLast((broadcast) => broadcast.nonce === nonce);
}
