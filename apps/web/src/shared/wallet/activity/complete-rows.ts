import type { ActivityRow, WireAccountActivity } from '@tradewind/schema/activity/account-activity';

/** The rows of whole transactions. */
export type CompleteRows = {
  readonly rows: readonly ActivityRow[];
  /** The last page has nothing but rows of one transaction, whose end is on a later page. */
  readonly needsMore: boolean;
};

/** A page ends at a row, not at a transaction: while there is a next page, the rows of the last one wait for its rest. */
export function listCompleteRows(
  pages: readonly Pick<WireAccountActivity, 'rows' | 'nextCursor'>[],
): CompleteRows {
  const rows = pages.flatMap((page) => page.rows);
  const last = pages.at(-1);
  const cut = rows.at(-1)?.txHash;
  if (!last || last.nextCursor === null || cut === undefined) return { rows, needsMore: false };
  return {
    rows: rows.filter(({ txHash }) => txHash !== cut),
    needsMore: last.rows.every(({ txHash }) => txHash === cut),
  };
}
