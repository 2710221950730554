/** A statement may have 65,535 parameters; a move of shares takes twenty-two. */
const chunkSize = 2_000;

/** Inserts any number of rows, so many at a time as a statement takes. */
export async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += chunkSize) await insert(rows.slice(from, from + chunkSize));
}
