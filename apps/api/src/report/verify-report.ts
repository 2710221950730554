import { isDeepStrictEqual } from 'node:util';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { addReport } from '@tradewind/db/transaction/add-report.query';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { Log } from 'viem';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { type Session, toChainSession } from '../session/session.ts';

/** The events of a transaction that a client reports, and how its area verifies them. */
export type EventSource<Event> = {
  readonly chain: Chain;
  readonly txHash: Hex;
  /** The events of the transaction in the index; none while it has none. */
  readonly listIndexed: () => Promise<readonly Event[]>;
  /** The same events in the logs of its receipt. */
  readonly readLogs: (logs: readonly Log[]) => readonly Event[];
  /** Why these events are not the reported ones. */
  readonly verify: (events: readonly Event[]) => ErrorCode | undefined;
  /** Of a transaction that no node knows, that failed, or about which no node answered. */
  readonly errors: Readonly<Record<'unknown' | 'reverted' | 'unchecked', ErrorCode>>;
};

/** The same with the kept part of the report. */
export type ReportedEvents<Event> = EventSource<Event> & {
  /** The part of the report that is stored. */
  readonly kept: { readonly kind: string; readonly owner: Hex; readonly fields: Record<string, string> };
};

/**
 * Verifies a report by the index, or otherwise by a node; `pending` while a node knows the transaction and no block
 * includes it. With a session that counts on the chain the report is kept: its account's sessions then get events about
 * the transaction. Throws the refusal, or `CLAIM_DIFFERS` where another report of the transaction was kept.
 */
export async function verifyReport<Event>(
  { database }: Pick<ApiDeps, 'database'>,
  session: Session | undefined,
  reported: ReportedEvents<Event>,
): Promise<'included' | 'pending'> {
  const state = await verifyEvents(reported);
  const { chain, txHash } = reported;
  if (session && toChainSession(session, chain.chainId)) {
    const { kept } = reported;
    const report = await addReport(database, { chainId: chain.chainId, txHash, ...kept });
    if (!isDeepStrictEqual(report.fields, kept.fields)) throw new AppError('CLAIM_DIFFERS');
  }
  return state;
}

/** The same of a report of which nothing is kept. */
export async function verifyEvents<Event>(reported: EventSource<Event>): Promise<'included' | 'pending'> {
  const events = await findEvents(reported);
  const refusal = events && reported.verify(events);
  if (refusal) throw new AppError(refusal);
  return events ? 'included' : 'pending';
}

/** Undefined while no block includes the transaction. */
async function findEvents<Event>({
  chain: { node },
  txHash,
  errors,
  ...read
}: EventSource<Event>): Promise<readonly Event[] | undefined> {
  const indexed = await read.listIndexed();
  if (indexed.length > 0) return indexed;
  // Without a node's answer, an unindexed transaction is unknown.
  const refuseUnchecked = (cause: unknown): never => {
    throw new AppError(errors.unchecked, { cause });
  };
  const receipt = await node.findReceipt(txHash).catch(refuseUnchecked);
  if (receipt === undefined) {
    if (await node.knowsTransaction(txHash).catch(refuseUnchecked)) return undefined;
    throw new AppError(errors.unknown);
  }
  if (!receipt.succeeded) throw new AppError(errors.reverted);
  return read.readLogs(receipt.logs);
}
