import type { OutgoingEvent } from './outgoing-event.ts';
import { predictionChangeSchema } from './prediction-change.ts';
import { toAccountEvents } from './to-account-events.ts';

/**
 * `prediction.changed`: transactions for the accounts of their entries and claims. The area itself publishes
 * the rounds, with their other fields and at its own rate (`src/prediction/live`).
 */
export function readPrediction(payload: Record<string, unknown>): OutgoingEvent[] {
  const { chainId, blockNumber, accounts } = predictionChangeSchema.parse(payload);
  return toAccountEvents(
    { chainId, blockNumber },
    accounts.map(({ account, txHash: hash }) => ({ account, hash })),
  );
}
