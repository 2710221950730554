import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { findPool } from '@tradewind/db/exchange/find-pool.query';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listClaimableEvents } from '@tradewind/db/transaction/list-claimable-events.query';
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
import { judgeReceipt } from './judge-receipt.ts';

/** Past this age every receipt is deeper than finality. */
const settledSeconds = 2 * reportLifeSeconds;
const maxDelaySeconds = 600;

/**
 * Verifies a report by the index and, where the index has no answer, by the receipt; stores the outcome and
 * publishes a change.
 */
export async function weighReport(deps: JobDeps, report: ReportRow): Promise<void> {
  const first = await findInIndex(deps, report);
  const receipt = first.outcome === 'absent' ? await findReceiptFinding(deps, report) : report.receipt;
  // The index may have progressed during the node's request.
  const index = first.outcome === 'absent' ? await findInIndex(deps, report) : first;
  const checkedAt = deps.now();
  const ageSeconds = (checkedAt.getTime() - report.reportedAt.getTime()) / 1000;
  const weighed = computeReportState({ index, receipt, ageSeconds });
  const isFinal = weighed.state === 'confirmed' && (await isDeep(deps, weighed.blockNumber));
  const isOld = weighed.state !== 'pending' && weighed.state !== 'confirmed' && ageSeconds >= settledSeconds;
  const delayMs = 1000 * Math.min(maxDelaySeconds, 5 * 2 ** report.attempts);
  const isNew = weighed.state !== report.state || isFinal;
  await updateReport(
    deps.database,
    report,
    {
      state: weighed.state,
      reason: weighed.state === 'refused' ? weighed.reason : null,
      receipt,
      checkedAt,
      nextCheckAt: isFinal || isOld ? null : new Date(checkedAt.getTime() + delayMs),
    },
    isNew ? toNews(weighed, isFinal) : undefined,
  );
}

function toNews(weighed: ReportState, isFinal: boolean) {
  if (weighed.state !== 'confirmed') return { status: weighed.state, blockNumber: null };
  return {
    status: isFinal ? ('confirmed' as const) : ('indexed' as const),
    blockNumber: weighed.blockNumber,
  };
}

async function isDeep({ database, chainId }: JobDeps, blockNumber: number): Promise<boolean> {
  const checkpoint = await findCheckpoint(database, { chainId });
  const finalityBlocks = findNetwork(chainId)?.finalityBlocks ?? Infinity;
  return checkpoint !== undefined && checkpoint.blockNumber - finalityBlocks >= blockNumber;
}

async function findInIndex({ database }: JobDeps, { chainId, kind, txHash, ...report }: ReportRow) {
  return findIndexedEvent(report, await listClaimableEvents(database, { chainId, kind, txHashes: [txHash] }));
}

/** Reports a matching receipt whose block is already indexed: the event is lost, or the pool is not ours. */
async function findReceiptFinding(deps: JobDeps, report: ReportRow): Promise<ReceiptFinding> {
  const receipt = await deps.node.findReceipt([report.txHash]);
  const finding = judgeReceipt(report, receipt, findEmitter(report));
  if (receipt === undefined || finding !== 'fitting' || !(await hasPassed(deps, receipt))) return finding;
  if (!(await isIndexed(deps, report))) return 'another_event';
  if ((await findInIndex(deps, report)).outcome === 'absent') {
    const { txHash, kind } = report;
    deps.metrics.lostEvents.inc();
    deps.logger.error(
      { txHash, kind, blockNumber: receipt.blockNumber },
      'the index lacks an event that a receipt shows',
    );
  }
  return finding;
}

/** The contract that emits the event: the claimed pool, or the area's only contract. */
function findEmitter({ kind, chainId, claim }: ReportRow): string | undefined {
  return kind === 'prediction_entry'
    ? findPredictionDeployment(chainId)?.market.toLowerCase()
    : claim['pool'];
}

/** Whether the index covers the emitter. */
async function isIndexed({ database }: JobDeps, { kind, chainId, claim }: ReportRow): Promise<boolean> {
  const pool = claim['pool'];
  if (kind === 'prediction_entry') return true;
  return (
    pool !== undefined && (await findPool(database, { chainId, address: `0x${pool.slice(2)}` })) !== undefined
  );
}

async function hasPassed({ database, chainId }: JobDeps, { blockNumber }: Receipt): Promise<boolean> {
  const checkpoint = await findCheckpoint(database, { chainId });
  return checkpoint !== undefined && checkpoint.blockNumber >= blockNumber;
}
