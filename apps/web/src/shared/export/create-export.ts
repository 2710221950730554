import type { Chain } from '../chain/chain.ts';
import { formatCsv } from './csv.ts';
import { type ExportColumn, toTable } from './export-table.ts';
import { type HistoryPage, readHistory } from './read-history.ts';

/** An account on a chain. */
type Owner = { readonly chain: Chain; readonly account: string };

/** The account's whole history of a kind as the text of a file. */
export type CreateExport = (owner: Owner, reading: Parameters<typeof readHistory>[1]) => Promise<string>;

type PageRequest = Owner & {
  /** Account, page size and cursor, as the lists of our API take them. */
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
};

/** A kind of file: its columns, and the read of one page of its rows. */
export function createExport<Row>(
  columns: readonly ExportColumn<Row>[],
  readPage: (request: PageRequest) => Promise<HistoryPage<Row>>,
): CreateExport {
  return async ({ chain, account }, reading) => {
    const readFrom = (cursor: string | undefined, signal: AbortSignal) => {
      const from = cursor === undefined ? {} : { cursor };
      return readPage({
        chain,
        account,
        query: new URLSearchParams({ account, pageSize: '500', ...from }),
        signal,
      });
    };
    return formatCsv(toTable(columns, await readHistory(readFrom, reading)));
  };
}
