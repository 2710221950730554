import type { SQL } from 'drizzle-orm';
import { largeAccountRows } from '../account/test-large-rows.ts';
import { accountQueryCases } from '../account/test-query-cases.ts';
import { largeExchangeRows } from '../exchange/test-large-rows.ts';
import { exchangeQueryCases } from '../exchange/test-query-cases.ts';
import { idempotencyQueryCases } from '../idempotency/test-query-cases.ts';
import { largeIndexingRows } from '../indexing/test-large-rows.ts';
import { indexingQueryCases } from '../indexing/test-query-cases.ts';
import { keeperQueryCases } from '../keeper/test-query-cases.ts';
import { largeMarketRows } from '../market-info/test-large-rows.ts';
import { marketQueryCases } from '../market-info/test-query-cases.ts';
import { largePredictionRows } from '../prediction/test-large-rows.ts';
import { predictionBoundedTables, predictionQueryCases } from '../prediction/test-query-cases.ts';
import { largeRelayRows } from '../relay/test-large-rows.ts';
import { relayQueryCases } from '../relay/test-query-cases.ts';
import { largeTransactionRows } from '../transaction/test-large-rows.ts';
import { transactionQueryCases } from '../transaction/test-query-cases.ts';
import type { QueryCases } from './query-cases.ts';

/** A folder's rows in the large database, the calls of its queries, and its tables that stay small. */
type AreaOfTests = {
  folder: string;
  rows: readonly SQL[];
  cases: QueryCases;
  boundedTables?: Readonly<Record<string, string>>;
};

/** Every folder with queries, in the order of the inserts. */
export const areas: readonly AreaOfTests[] = [
  { folder: 'exchange', rows: largeExchangeRows, cases: exchangeQueryCases },
  { folder: 'market-info', rows: largeMarketRows, cases: marketQueryCases },
  { folder: 'indexing', rows: largeIndexingRows, cases: indexingQueryCases },
  {
    folder: 'prediction',
    rows: largePredictionRows,
    cases: predictionQueryCases,
    boundedTables: predictionBoundedTables,
  },
  { folder: 'account', rows: largeAccountRows, cases: accountQueryCases },
  { folder: 'transaction', rows: largeTransactionRows, cases: transactionQueryCases },
  { folder: 'relay', rows: largeRelayRows, cases: relayQueryCases },
  { folder: 'idempotency', rows: [], cases: idempotencyQueryCases },
  { folder: 'keeper', rows: [], cases: keeperQueryCases },
];
