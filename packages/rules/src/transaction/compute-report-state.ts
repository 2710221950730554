import type { Contradiction, IndexFinding } from './find-indexed-event.ts';

/** What a node said of the transaction's receipt when it was last asked; `fitting`: by the owner, successful, with such an event. */
export type ReceiptFinding = 'unknown' | 'missing' | 'fitting' | 'reverted' | Contradiction;

export type ReportState =
  | { state: 'pending' }
  | { state: 'confirmed'; blockNumber: number }
  | { state: 'refused'; reason: Contradiction | 'reverted' }
  | { state: 'expired' };

/** A hash without a receipt is given up after this time. */
export const reportLifeSeconds = 3600;

export type ReportEvidence = {
  index: IndexFinding;
  receipt: ReceiptFinding;
  /** From the report to the moment at which `receipt` was found. */
  ageSeconds: number;
};

/**
 * The state of a report is what the evidence of the moment says, whatever it was before: so every change is idempotent and a reorganisation
 * takes back what it took away. Only the index confirms; a receipt can refuse, or tell that the index has yet to come.
 */
export function computeReportState({ index, receipt, ageSeconds }: ReportEvidence): ReportState {
  if (index.outcome === 'matching') return { state: 'confirmed', blockNumber: index.blockNumber };
  if (index.outcome === 'contradicting') return { state: 'refused', reason: index.reason };
  if (receipt === 'unknown' || receipt === 'fitting') return { state: 'pending' };
  if (receipt !== 'missing') return { state: 'refused', reason: receipt };
  return { state: ageSeconds >= reportLifeSeconds ? 'expired' : 'pending' };
}
