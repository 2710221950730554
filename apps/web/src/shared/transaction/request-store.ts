import type { OpenRequest } from './open-request.ts';
import type { TransactionPlan } from './transaction-plan.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { readTransactionState, toTransactionKey, useTransactionStore } from './transaction-store.ts';
import type { WriteAmount } from './write-amount.ts';

type Requests = Readonly<Record<string, OpenRequest>>;
/** A write with what makes another one the same. */
export type NamedWrite = Pick<TransactionPlan, 'chainId' | 'identity'> & Shown;
type RequestNews = Pick<OpenRequest, 'since' | 'mayBeSent'>;

/** The requests whose answer this page waits for. */
const ownIds = new Set<string>();

/** Stores a request of this page before the wallet opens. */
export function addRequest(request: OpenRequest): void {
  ownIds.add(request.id);
  const { requests } = readTransactionState();
  useTransactionStore.setState({ requests: { ...requests, [request.id]: request } });
}

/** Nothing when it is answered. */
export function updateRequest(id: string, news: RequestNews): void {
  const { requests } = readTransactionState();
  const request = requests[id];
  if (request) useTransactionStore.setState({ requests: { ...requests, [id]: { ...request, ...news } } });
}

/** It is answered, or the user dismisses it. */
export function removeRequest(id: string): void {
  const { [id]: _, ...kept } = readTransactionState().requests;
  useTransactionStore.setState({ requests: kept });
}

/** Undefined once it is answered or dismissed. */
export function findRequest(id: string): OpenRequest | undefined {
  return readTransactionState().requests[id];
}

/** Replaces a request by its transaction, which its own page may have stored already. */
export function completeRequest({ id }: OpenRequest, transaction: TransactionRecord): void {
  const { requests, records } = readTransactionState();
  const { [id]: _, ...kept } = requests;
  const key = toTransactionKey(transaction);
  useTransactionStore.setState({ requests: kept, records: { [key]: transaction, ...records } });
}

/** Those of an earlier visit or another tab: this page does not receive their answer. */
export function listUnanswered(requests: Requests): OpenRequest[] {
  return Object.values(requests).filter(({ id }) => !ownIds.has(id));
}

/** An unanswered request of the account for the same write. */
export function findSameRequest(plan: NamedWrite, account: string): OpenRequest | undefined {
  return listUnanswered(readTransactionState().requests).find(
    (request) =>
      request.from === account.toLowerCase() && request.chainId === plan.chainId && isSame(request, plan),
  );
}

function isSame(request: OpenRequest, plan: NamedWrite): boolean {
  if (request.identity !== undefined) return request.identity === plan.identity;
  return toShownWrite(request) === toShownWrite(plan);
}

type Shown = { readonly summary: string; readonly amounts?: readonly WriteAmount[] | undefined };

/** A write by what its dialog shows, which is all that an earlier version stored; an estimate moves with the price. */
function toShownWrite({ summary, amounts = [] }: Shown): string {
  if (amounts.length === 0) return summary;
  return JSON.stringify(
    amounts.map(({ role, currency, raw, account, isEstimate }) => [
      role,
      currency.kind === 'token' ? currency.address : currency.symbol,
      isEstimate ? null : raw,
      account,
    ]),
  );
}
