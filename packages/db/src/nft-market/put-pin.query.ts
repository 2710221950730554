import { and, eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { type MediaPinState, mediaPinTable } from '../media/tables.ts';

/** Where a pin is: what each state knows of it. */
export type Pin =
  | { readonly state: 'waiting' | 'removing' | 'removed' }
  | { readonly state: 'queued' | 'pinned'; readonly requestId: string }
  | { readonly state: 'failed'; readonly reason: string };

export type PutPin = {
  readonly hash: Hex;
  /** The state from which it comes: one that changed meanwhile, by a takedown, stays. */
  readonly from: MediaPinState;
  readonly pin: Pin;
  readonly attempts: number;
  readonly nextAt: Date;
};

/**
 * Notes the next state of a pin, and returns whether it was in the state from which it came. A request that failed may still
 * be at the service: its id stays.
 */
export async function putPin(
  { orm }: Pick<Database, 'orm'>,
  { hash, from, pin, attempts, nextAt }: PutPin,
): Promise<boolean> {
  const { state } = pin;
  const isGone = state === 'waiting' || state === 'removed';
  const rows = await orm
    .update(mediaPinTable)
    .set({
      state,
      attempts,
      nextAt,
      reason: pin.state === 'failed' ? pin.reason : null,
      ...(isGone && { requestId: null }),
      ...('requestId' in pin && { requestId: pin.requestId }),
    })
    .where(and(eq(mediaPinTable.hash, hash), eq(mediaPinTable.state, from)))
    .returning({ hash: mediaPinTable.hash });
  return rows.length > 0;
}
