import type { OutgoingEvent } from './outgoing-event.ts';
import { predictionChangeSchema } from './prediction-change.ts';
import { toAccountEvents } from './to-account-events.ts';

/**
 * `prediction.changed`: the transactions of the accounts whose entries and claims they are. What happened to the rounds is told by the area, which
 * knows the rest of them and how often to tell (`src/prediction/live`).
 */
export function readPrediction(payload: Record<string, unknown>): OutgoingEvent[] {
  const { chainId, blockNumber, accounts } = predictionChangeSchema.parse(payload);
  return toAccountEvents(
    { chainId, blockNumber },
    accounts.map(({ account, txHash: hash }) => ({ account, hash })),
  );
}
