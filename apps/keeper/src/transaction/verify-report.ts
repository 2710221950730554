import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listReportableEvents } from '@tradewind/db/transaction/list-reportable-events';
import { getReportKind } from '@tradewind/db/transaction/report-kind';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import { updateReport } from '@tradewind/db/transaction/update-report.query';
import { findNetwork } from '@tradewind/rules/network/network';
import {
  computeReportState,
  type ReceiptFinding,
  reportLifeSeconds,
  type ReportState,
} from '@tradewind/rules/transaction/compute-report-state';
import { findIndexedEvent } from '@tradewind/rules/transaction/find-indexed-event';
import type { Receipt } from '../chain/chain-node.ts';
import type { JobDeps } from '../job/job.ts';

/** Past this age every receipt is deeper than finality. */
const closedSeconds = 2 * reportLifeSeconds;
const maxDelaySeconds = 600;

/**
 * Verifies a report by the index and, where the index has no answer, by the receipt; stores the finding and
 * publishes a change.
 */
export async function verifyReport(deps: JobDeps, report: ReportRow): Promise<void> {
  const first = await findInIndex(deps, report);
  const receipt = first.kind === 'absent' ? await findReceiptFinding(deps, report) : report.receipt;
  // The index may have progressed during the node's request.
  const index = first.kind === 'absent' ? await findInIndex(deps, report) : first;
  const checkedAt = deps.now();
  const ageSeconds = (checkedAt.getTime() - report.reportedAt.getTime()) / 1000;
  const verified = computeReportState({ index, receipt, ageSeconds });
  const isFinal = verified.state === 'confirmed' && (await isDeep(deps, verified.blockNumber));
  const isOld = verified.state !== 'pending' && verified.state !== 'confirmed' && ageSeconds >= closedSeconds;
  const delayMs = 1000 * Math.min(maxDelaySeconds, 5 * 2 ** report.attempts);
  const isNew = verified.state !== report.state || isFinal;
  await updateReport(
    deps.database,
    report,
    {
      state: verified.state,
      reason: verified.state === 'refused' ? verified.reason : null,
      receipt,
      checkedAt,
      nextCheckAt: isFinal || isOld ? null : new Date(checkedAt.getTime() + delayMs),
    },
    isNew ? toNews(verified, isFinal) : undefined,
  );
}

function toNews(verified: ReportState, isFinal: boolean) {
  if (verified.state !== 'confirmed') return { status: verified.state, blockNumber: null };
  return {
    status: isFinal ? ('confirmed' as const) : ('indexed' as const),
    blockNumber: verified.blockNumber,
  };
}

async function isDeep({ database, chainId }: JobDeps, blockNumber: number): Promise<boolean> {
  const checkpoint = await findCheckpoint(database, { chainId });
  const finalityBlocks = findNetwork(chainId)?.finalityBlocks ?? Infinity;
  return checkpoint !== undefined && checkpoint.blockNumber - finalityBlocks >= blockNumber;
}

async function findInIndex({ database, reports }: JobDeps, { chainId, kind, txHash, ...report }: ReportRow) {
  const events = await listReportableEvents(database, reports, { chainId, kind, txHashes: [txHash] });
  return findIndexedEvent(report, events);
}

/** Reports a matching receipt whose block is already indexed: the event is lost, or the pool is not ours. */
async function findReceiptFinding(deps: JobDeps, report: ReportRow): Promise<ReceiptFinding> {
  const { findEmitter, isIndexed, verify } = getReportKind(deps.reports, report.kind);
  const receipt = await deps.node.findReceipt([report.txHash]);
  const finding = verify(receipt, { owner: report.owner, emitter: findEmitter(report) });
  if (receipt === undefined || finding !== 'fitting' || !(await hasPassed(deps, receipt))) return finding;
  if (!(await isIndexed(deps.database, report))) return 'another_event';
  if ((await findInIndex(deps, report)).kind === 'absent') {
    const { txHash, kind } = report;
    deps.metrics.lostEvents.inc();
    deps.logger.error(
      { txHash, kind, blockNumber: receipt.blockNumber },
      'the index lacks an event that a receipt shows',
    );
  }
  return finding;
}

async function hasPassed({ database, chainId }: JobDeps, { blockNumber }: Receipt): Promise<boolean> {
  const checkpoint = await findCheckpoint(database, { chainId });
  return checkpoint !== undefined && checkpoint.blockNumber >= blockNumber;
}
