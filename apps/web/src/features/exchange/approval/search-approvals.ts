import type { Announced, BlockRange } from './fetch-announced.ts';

/** The found approvals and the searched range: undefined where the node returned no logs at all. */
export type ApprovalSearch = {
  readonly candidates: readonly Announced[];
  readonly range: BlockRange | undefined;
};

/** Reads the events of approvals of a range; throws where the node refuses the range. */
type ReadAnnounced = (range: BlockRange) => Promise<readonly Announced[]>;

const requestLimit = 24;
const smallestSpan = 500n;

/**
 * Searches approvals from the head backwards. Nodes limit the blocks of one request. It begins with all of them and
 * divides the span by ten after each refusal. It ends after 24 requests.
 */
export async function searchApprovals(read: ReadAnnounced, head: bigint): Promise<ApprovalSearch> {
  const candidates: Announced[] = [];
  let span = head + 1n;
  let to = head;
  for (let request = 0; request < requestLimit && to >= 0n; request += 1) {
    const range = { from: to < span ? 0n : to - span + 1n, to };
    const announced = await read(range).catch(() => undefined);
    if (announced) {
      candidates.push(...announced);
      to = range.from - 1n;
    } else if (span > smallestSpan) span = span / 10n > smallestSpan ? span / 10n : smallestSpan;
    else break;
  }
  return { candidates: toDistinct(candidates), range: to === head ? undefined : { from: to + 1n, to: head } };
}

/** The same search up to a later head; blocks that may have been replaced since are searched again. */
export async function continueSearch(
  read: ReadAnnounced,
  { candidates, range }: ApprovalSearch,
  head: bigint,
): Promise<ApprovalSearch> {
  if (!range) return searchApprovals(read, head);
  const from = range.to < overlap ? 0n : range.to - overlap;
  if (head < from) return { candidates, range };
  const announced = await read({ from, to: head });
  return { candidates: toDistinct([...candidates, ...announced]), range: { from: range.from, to: head } };
}

const overlap = 64n;

function toDistinct(candidates: readonly Announced[]): Announced[] {
  return [...new Map(candidates.map((one) => [Object.values(one).join(' ').toLowerCase(), one])).values()];
}
