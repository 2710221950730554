import { type ActionRequest, actionRequest } from '@tradewind/schema/operator/action';
import {
  computeTransactionStatus,
  type TransactionRecord,
} from '../../../shared/transaction/transaction-record.ts';

/** An action before its transaction exists. */
export type PlannedAction = ActionRequest extends infer Each
  ? Each extends ActionRequest
    ? Omit<Each, 'chainId' | 'txHash'>
    : never
  : never;

const prefix = 'operator ';

/** The mark of a plan. It is stored with the transaction, so that a closed page does not lose the action. */
export function toActionTag(action: PlannedAction): string {
  return prefix + JSON.stringify(action);
}

/** The actions of stored transactions. One that the wallet sped up is listed with its new hash. */
export function listOwnActions(records: readonly TransactionRecord[]): ActionRequest[] {
  return records.flatMap((record) => {
    const { attr1, chainId, hash, receipt } = record;
    if (attr1?.startsWith(prefix) !== true) return [];
    const isOther = receipt !== undefined && computeTransactionStatus(record) === 'failure';
    const txHash = isOther ? hash : (receipt?.transactionHash ?? hash);
    const action = actionRequest.safeParse({ ...parse(attr1.slice(prefix.length)), chainId, txHash });
    return action.success ? [action.data] : [];
  });
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
