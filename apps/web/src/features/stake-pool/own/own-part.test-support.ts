import type { StakePool } from '../pool/pool.ts';
import type { OwnPart } from './own-part.ts';

/** One open stake of 200 whole tokens for 30 days at 10%, and a credit in raw units. */
export function createOwnPart({ fees }: StakePool, credit: bigint): OwnPart {
  const stake = { id: 0n, amount: 200n * 10n ** 18n, start: 0n, paidUntil: 0n, fees };
  return { stakes: [{ ...stake, duration: 2_592_000n, aprBps: 1_000n }], credit };
}
