import type { TransactionRecord } from './transaction-record.ts';

const countsForMs = 24 * 60 * 60 * 1000;

/** Whether an approval of the token for the spender is pending; one older than 24 hours no longer counts. */
export function hasPendingApproval(
  records: readonly TransactionRecord[],
  tokenAddress: string,
  spender: string,
  now: number = Date.now(),
): boolean {
  return records.some(
    ({ approval, receipt, isUnknown, addedTime }) =>
      !receipt &&
      !isUnknown &&
      now - addedTime < countsForMs &&
      approval?.tokenAddress === tokenAddress.toLowerCase() &&
      approval.spender === spender.toLowerCase(),
  );
}
