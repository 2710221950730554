import { monthlyOrdersSchema, type WireMonthlyOrder } from '@tradewind/schema/launchpad/monthly';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createExport } from '../../../shared/export/create-export.ts';
import type { ExportKind } from '../../../shared/export/export-kind.ts';
import { ExportList } from '../../../shared/export/export-list.tsx';
import { type ExportColumn, toIsoTime } from '../../../shared/export/export-table.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { getMonthlySale } from './find-monthly-sale.ts';

/** Amounts are wei and raw tokens, and empty where the terms of the sale are unknown. */
const columns: readonly ExportColumn<WireMonthlyOrder>[] = [
  ['order', ({ id }) => String(id)],
  ['time', ({ createdDate }) => toIsoTime(createdDate)],
  ['paid_wei', ({ amountBNB }) => amountBNB],
  ['tokens_raw', ({ amountBSCS }) => amountBSCS],
  ['in_months_raw', ({ amountBSCSBlock }) => amountBSCSBlock],
  ['withdrawn_raw', ({ withdrawn }) => withdrawn],
  ['paid_months', ({ numWithDraw }) => String(numWithDraw)],
  ['due_raw', ({ release }) => (release.kind === 'known' ? release.due : '')],
  [
    'next_month',
    ({ release }) => (release.kind === 'known' && release.nextMonth > 0 ? toIsoTime(release.nextMonth) : ''),
  ],
  ['tx_hash', ({ txHash }) => txHash],
];

/** The file of the orders of an account on a chain. */
const createOrderExport = createExport(columns, async ({ chain, account, query, signal }) => {
  const cursor = query.get('cursor');
  const params = new URLSearchParams({
    account,
    pageSize: '500',
    ...(cursor !== null && { before: cursor }),
  });
  const sale = getMonthlySale(chain).toLowerCase();
  const { orders, nextBefore } = await fetchFromApi({
    chain: null,
    path: `/launchpad/monthly/${chain.chainId}/${sale}/orders?${params}`,
    schema: monthlyOrdersSchema,
    signal,
  });
  return { rows: orders, nextCursor: nextBefore === null ? null : String(nextBefore) };
});

const kinds: readonly ExportKind[] = [
  { name: 'monthly', text: messages.launchpadMonthly.file, load: async () => createOrderExport },
];

/** The file of the monthly orders of an account. */
export function MonthlyFile({ account }: AccountPartProps) {
  return <ExportList account={account} kinds={kinds} />;
}
