import type { Transaction } from '@tradewind/db/database';

/** One transaction under the lease; it fails without a change when another keeper may act. */
export type Write = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
