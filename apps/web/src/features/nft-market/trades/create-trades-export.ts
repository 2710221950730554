import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { WireTrade } from '@tradewind/schema/nft-market/history';
import { type CreateExport, createExport } from '../../../shared/export/create-export.ts';
import { type ExportColumn, toEventColumns } from '../../../shared/export/export-table.ts';
import { quoteDecimals } from '../market/quote-token.query.ts';
import { fetchTrades } from './fetch-trades.ts';

const amounts = ['price', 'fee', 'royalty', 'referral'] as const;

const columns: readonly ExportColumn<WireTrade>[] = [
  ...toEventColumns<WireTrade>('market', ({ market }) => market),
  ['side', ({ side }) => side],
  ['artwork', ({ id }) => (id === null ? '' : String(id))],
  ['name', ({ name }) => name ?? ''],
  ['token_id', ({ tokenId }) => tokenId],
  ['seller', ({ seller }) => seller],
  ['buyer', ({ buyer }) => buyer],
  ...amounts.flatMap((amount): ExportColumn<WireTrade>[] => [
    [amount, (trade) => formatExactAmount(BigInt(trade[amount]), quoteDecimals)],
    [`${amount}_raw`, (trade) => trade[amount]],
  ]),
];

/** The file of an account's sales and purchases. */
export function createTradesExport(): CreateExport {
  return createExport(columns, ({ chain, query, signal }) => fetchTrades(chain, query, signal));
}
