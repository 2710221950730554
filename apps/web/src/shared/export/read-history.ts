export type HistoryPage<Row> = {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
};

/** One page of a history; the first without a cursor. Throws an AbortError once `signal` is. */
export type ReadHistoryPage<Row> = (
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<HistoryPage<Row>>;

type Reading = {
  readonly signal: AbortSignal;
  /** The number of rows so far. */
  readonly onProgress: (count: number) => void;
};

/** The whole history, page by page; only an error ends it early. */
export async function readHistory<Row>(
  read: ReadHistoryPage<Row>,
  { signal, onProgress }: Reading,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: HistoryPage<Row> = await read(cursor, signal);
    signal.throwIfAborted();
    if (page.nextCursor !== null && page.nextCursor === cursor)
      throw new RangeError('a page that leads to itself');
    rows.push(...page.rows);
    onProgress(rows.length);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
