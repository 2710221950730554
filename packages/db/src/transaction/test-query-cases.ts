import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { addReport } from './add-report.query.ts';
import { findUnknownDueKind } from './find-unknown-due-kind.query.ts';
import { listDueReports } from './list-due-reports.query.ts';
import { listOwnReports } from './list-own-reports.query.ts';
import { noticeReport } from './notice-report.query.ts';
import { removeClosedReports } from './remove-closed-reports.query.ts';
import { updateReport } from './update-report.query.ts';

const { chainId } = large;
const owner = toLargeAddress('account', 7);
const key = { chainId, txHash: toLargeHash('swap', 7), kind: 'swap', owner } as const;
const news = { status: 'confirmed', blockNumber: 7 } as const;
/** Kinds with many rows, and one without any. */
const kinds = ['swap', 'add_liquidity', 'entry', 'remove_liquidity'];
/** All kinds are known, or those of all or most rows are unknown. */
const listsOfKinds = [kinds, ['remove_liquidity', 'entry'], ['remove_liquidity', 'purchase']];

/** Calls of the queries about reported transactions. */
export const transactionQueryCases: QueryCases = {
  'add-report': (database) => [
    () => addReport(database, { ...key, fields: {} }),
    () => addReport(database, { ...key, txHash: '0x07', fields: {} }),
  ],
  'find-unknown-due-kind': (database) =>
    listsOfKinds.map((known) => () => findUnknownDueKind(database, { chainId, kinds: known })),
  'list-due-reports': (database) =>
    listsOfKinds.map((known) => () => listDueReports(database, { chainId, kinds: known, limit: 20 })),
  'list-own-reports': (database) =>
    [...listsOfKinds, ...kinds.map((kind) => [kind])].map(
      (known) => () => listOwnReports(database, { chainId, owner, kinds: known, limit: 20 }),
    ),
  'notice-report': (database) => [
    () => transact(database, (transaction) => noticeReport(transaction, key, news)),
  ],
  'remove-closed-reports': (database) => [
    () => removeClosedReports(database, new Date(Date.now() - 69 * 86_400_000)),
  ],
  'update-report': (database) => [
    () =>
      updateReport(
        database,
        { ...key, attempts: 0 },
        { state: 'confirmed', reason: null, receipt: 'fitting', nextCheckAt: null, checkedAt: new Date() },
        news,
      ),
  ],
};
