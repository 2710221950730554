import type { Contradiction, IndexFinding } from './find-indexed-event.ts';

/**
 * The last answer of a node about the transaction's receipt; `fitting`: by the owner, successful, with a
 * matching event.
 */
export type ReceiptFinding = 'unknown' | 'missing' | 'fitting' | 'reverted' | Contradiction;

export type ReportState =
  | { state: 'pending' }
  | { state: 'confirmed'; blockNumber: number }
  | { state: 'refused'; reason: Contradiction | 'reverted' }
  | { state: 'expired' };

/** A hash without a receipt expires after this time. */
export const reportLifeSeconds = 3600;

export type ReportEvidence = {
  index: IndexFinding;
  receipt: ReceiptFinding;
  /** From the report to the time of the `receipt` finding. */
  ageSeconds: number;
};

/**
 * The state of a report depends only on the present evidence, not on the previous state: so every change is
 * idempotent, and a reorganisation is undone. Only the index confirms; a receipt can refuse, or show that the
 * index is behind.
 */
export function computeReportState({ index, receipt, ageSeconds }: ReportEvidence): ReportState {
  if (index.kind === 'matching') return { state: 'confirmed', blockNumber: index.blockNumber };
  if (index.kind === 'contradicting') return { state: 'refused', reason: index.reason };
  if (receipt === 'unknown' || receipt === 'fitting') return { state: 'pending' };
  if (receipt !== 'missing') return { state: 'refused', reason: receipt };
  return { state: ageSeconds >= reportLifeSeconds ? 'expired' : 'pending' };
}
