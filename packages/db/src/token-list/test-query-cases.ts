import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { listTransferCovers } from './list-transfer-covers.query.ts';
import { listTransfers } from './list-transfers.query.ts';

const { chainId } = large;
/** With a tenth of all transfers, with few, with the usual number, and with none. */
const accounts = [0, 1, 5_000, 90_000].map((number) => toLargeAddress('account', number));
const cursors = [undefined, { blockNumber: 700_000, logIndex: 3 }];
const limit = 50;

/** Calls of the queries of transfers. */
export const tokenListQueryCases: QueryCases = {
  'list-transfer-covers': (database) => [() => listTransferCovers(database, { chainId })],
  'list-transfers': (database) =>
    accounts.flatMap((account) =>
      cursors.map(
        (cursor) => () => listTransfers(database, { chainId, account, limit, ...(cursor && { cursor }) }),
      ),
    ),
};

/** The tables that stay small, each with its limit. */
export const tokenListBoundedTables = { 'chain.transfer_cover': 'a row a followed token' };
