import type { WireProject } from '@tradewind/schema/launchpad/project';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { createExport } from '../../../shared/export/create-export.ts';
import { type ExportColumn, toIsoTime } from '../../../shared/export/export-table.ts';
import { fetchProjectPage } from '../list/fetch-projects.ts';
import { findNextPage } from '../list/projects.query.ts';

/** Amounts are whole tokens, and empty where a chain is unknown. */
const columns: readonly ExportColumn<WireProject>[] = [
  ['project_id', ({ id }) => String(id)],
  ['project', ({ name }) => name],
  ['symbol', ({ symbol }) => symbol],
  ['token', ({ unit }) => unit],
  ['token_address', ({ contractAddress }) => contractAddress ?? ''],
  ['chain_id', ({ details: [first] }) => String(first?.chainId ?? '')],
  ['allocation', ({ allocation }) => allocation ?? ''],
  ['claimed', ({ claimed }) => claimed ?? ''],
  ['claimable', ({ claimable }) => claimable ?? ''],
  ['next_claim', ({ nextClaim }) => nextClaim ?? ''],
  ['next_date', ({ nextDate }) => (nextDate === null ? '' : toIsoTime(nextDate))],
];

/** The file of the projects that an account joined. */
export const createJoinedExport = createExport(columns, async ({ account, query, signal }) => {
  const cursor = query.get('cursor');
  const lastTime = cursor === null ? null : Number(cursor);
  const page = { search: '', lastTime, account: addressInputSchema.parse(account) };
  const rows = await fetchProjectPage(page, signal);
  const next = findNextPage(rows);
  return { rows, nextCursor: next === null ? null : String(next) };
});
