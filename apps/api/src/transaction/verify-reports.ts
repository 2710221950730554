import type { Database } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listReportableEvents } from '@tradewind/db/transaction/list-reportable-events';
import type { IndexedReportKind } from '@tradewind/db/transaction/report-kind';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import { findNetwork } from '@tradewind/rules/network/network';
import { computeReportState } from '@tradewind/rules/transaction/compute-report-state';
import { findIndexedEvent } from '@tradewind/rules/transaction/find-indexed-event';
import type { WireReportedTransaction } from '@tradewind/schema/transaction/reported-transaction';

/** Reports of one chain in their present state by the index, independent of the keeper's last check. */
export async function verifyReports(
  { database, reports: known }: { database: Database; reports: readonly IndexedReportKind[] },
  chainId: number,
  reports: readonly ReportRow[],
): Promise<WireReportedTransaction[]> {
  const kinds = [...new Set(reports.map(({ kind }) => kind))];
  const [checkpoint, ...lists] = await Promise.all([
    findCheckpoint(database, { chainId }),
    ...kinds.map(async (kind) => {
      const txHashes = reports.filter((report) => report.kind === kind).map(({ txHash }) => txHash);
      const events = await listReportableEvents(database, known, { chainId, kind, txHashes });
      return events.map((event) => ({ kind, event }));
    }),
  ]);
  const finalBlock = (checkpoint?.blockNumber ?? 0) - (findNetwork(chainId)?.finalityBlocks ?? Infinity);
  return reports.map((report) => {
    const events = lists
      .flat()
      .filter(({ kind, event }) => kind === report.kind && event.txHash === report.txHash)
      .map(({ event }) => event);
    return toWireReport(report, events, finalBlock);
  });
}

function toWireReport(
  { chainId, txHash, kind, owner, fields, receipt, reportedAt, checkedAt }: ReportRow,
  events: Parameters<typeof findIndexedEvent>[1],
  finalBlock: number,
): WireReportedTransaction {
  const ageSeconds = ((checkedAt ?? reportedAt).getTime() - reportedAt.getTime()) / 1000;
  const state = computeReportState({
    index: findIndexedEvent({ owner, fields }, events),
    receipt,
    ageSeconds,
  });
  const blockNumber = state.state === 'confirmed' ? state.blockNumber : null;
  return {
    chainId,
    txHash,
    kind,
    owner,
    claim: fields,
    state: state.state,
    reason: state.state === 'refused' ? state.reason : null,
    blockNumber,
    isFinal: blockNumber !== null && blockNumber <= finalBlock,
    reportedAt: reportedAt.toISOString(),
  };
}
