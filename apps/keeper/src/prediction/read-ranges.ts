export type BlockRange = { fromBlock: bigint; toBlock: bigint };

/** Nodes refuse wider ranges, and ranges with too many results. */
const widest = 10_000n;

/** Reads a range of blocks in pieces, in order; a refused piece is read in halves. */
export async function readRanges<Item>(
  { fromBlock, toBlock }: BlockRange,
  read: (range: BlockRange) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = fromBlock; start <= toBlock; start += widest) {
    const end = start + widest - 1n;
    items.push(...(await readHalves({ fromBlock: start, toBlock: end < toBlock ? end : toBlock }, read)));
  }
  return items;
}

async function readHalves<Item>(
  range: BlockRange,
  read: (range: BlockRange) => Promise<Item[]>,
): Promise<Item[]> {
  const { fromBlock, toBlock } = range;
  try {
    return await read(range);
  } catch (error) {
    if (fromBlock === toBlock) throw error;
    const middle = (fromBlock + toBlock) / 2n;
    const first = await readHalves({ fromBlock, toBlock: middle }, read);
    return [...first, ...(await readHalves({ fromBlock: middle + 1n, toBlock }, read))];
  }
}
