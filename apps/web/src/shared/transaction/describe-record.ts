import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { getNetwork } from '../chain/viem-chain.ts';
import { messages } from '../message/messages.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';

const text = messages.transaction;

/** The state of a sent transaction in one line, with its network where that is not the home one. */
export function describeRecord(record: TransactionRecord): string {
  const status = computeTransactionStatus(record);
  if (status === 'pending' && record.isUnknown) return text.unknownText;
  return [
    text.status[status],
    record.chainId !== getRuntimeConfig().chainId && getNetwork(record.chainId).name,
    record.replacement && text.replacement[record.replacement],
    record.isReorganised && text.reorganised,
  ]
    .filter(Boolean)
    .join(' · ');
}
