import type { Database } from '@tradewind/db/database';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import type { IndexedReportKind } from '@tradewind/db/transaction/report-kind';
import type { ReceiptFinding } from '@tradewind/rules/transaction/compute-report-state';
import type { ReportedEvent } from '@tradewind/schema/transaction/reported-transaction';
import type { Receipt } from '../chain/chain-node.ts';

/** One kind of client report, as its area describes it: the fields, the indexed events and the receipt's event. */
export type ReportKind = ReportedEvent &
  IndexedReportKind & {
    /** The contract that emits the event, lower case; undefined where the chain or the report has none. */
    findEmitter: (report: Pick<ReportRow, 'chainId' | 'fields'>) => string | undefined;
    /** Whether the index follows the emitter: only then does the index lack the event of a matching receipt. */
    isIndexed: (database: Database, report: Pick<ReportRow, 'chainId' | 'fields'>) => Promise<boolean>;
    verify: VerifyReceipt;
  };

/**
 * Checks the receipt of a report whose event `emitter` emits; undefined while no block includes the
 * transaction. It can only refuse: a match confirms nothing, because anybody can deploy the emitter.
 */
export type VerifyReceipt = (
  receipt: Receipt | undefined,
  report: Pick<ReportRow, 'owner'> & { emitter: string | undefined },
) => ReceiptFinding;
