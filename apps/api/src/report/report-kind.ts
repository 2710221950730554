import type { IndexedReportKind } from '@tradewind/db/transaction/report-kind';
import type { ReportedEvent } from '@tradewind/schema/transaction/reported-transaction';

/** One kind of client report, as its area describes it: the fields on the wire, and the events that confirm it. */
export type ReportKind = ReportedEvent & IndexedReportKind;
