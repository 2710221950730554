import type { TransactionRecord } from './transaction-record.ts';

const minuteMs = 60_000;

/** Whether a pending transaction is checked at this block; the older it is, the more blocks between two checks. */
export function isCheckDue(
  { addedTime, lastCheckedBlockNumber }: TransactionRecord,
  blockNumber: number,
  now: number,
): boolean {
  if (lastCheckedBlockNumber === undefined) return true;
  const passed = blockNumber - lastCheckedBlockNumber;
  // The chain is shorter than before, so it was restarted.
  if (passed < 0) return true;
  const ageMinutes = (now - addedTime) / minuteMs;
  if (ageMinutes > 60) return passed > 9;
  return ageMinutes < 5 ? passed >= 1 : passed > 2;
}
