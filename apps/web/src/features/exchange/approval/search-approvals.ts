import type { ApprovalCandidate } from './approval.ts';

/** Blocks from `from` to `to`, both included. */
export type BlockRange = { readonly from: bigint; readonly to: bigint };

/** What was found, and where was looked: undefined where the node gave no logs at all. */
export type ApprovalSearch = {
  readonly candidates: readonly ApprovalCandidate[];
  readonly range: BlockRange | undefined;
};

/** The approvals that were ever announced in a range; throws where the node refuses the range. */
type ReadAnnounced = (range: BlockRange) => Promise<readonly ApprovalCandidate[]>;

const requestLimit = 24;
const smallestSpan = 500n;

/**
 * Looks for announced approvals from the head backwards. Nodes limit how many blocks one request may span: it begins with all of
 * them and asks for a tenth each time the node refuses, and ends after 24 requests.
 */
export async function searchApprovals(read: ReadAnnounced, head: bigint): Promise<ApprovalSearch> {
  const candidates: ApprovalCandidate[] = [];
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

/** The same search up to a later head; blocks that may have been replaced since are looked through again. */
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

function toDistinct(candidates: readonly ApprovalCandidate[]): ApprovalCandidate[] {
  return [...new Map(candidates.map((one) => [`${one.token}${one.spender}`.toLowerCase(), one])).values()];
}
