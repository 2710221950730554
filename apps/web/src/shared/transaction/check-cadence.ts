import type { TransactionRecord } from './transaction-record.ts';

const minuteMs = 60_000;

/** Whether a pending transaction is looked for at this block: the older it is, the more blocks pass between two looks. */
export function isCheckDue(
  { addedTime, lastCheckedBlockNumber }: TransactionRecord,
  blockNumber: number,
  now: number,
): boolean {
  if (lastCheckedBlockNumber === undefined) return true;
  const passed = blockNumber - lastCheckedBlockNumber;
  // A chain that is shorter than it was began anew.
  if (passed < 0) return true;
  const ageMinutes = (now - addedTime) / minuteMs;
  if (ageMinutes > 60) return passed > 9;
  return ageMinutes < 5 ? passed >= 1 : passed > 2;
}
