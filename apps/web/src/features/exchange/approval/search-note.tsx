import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import type { FoundApprovals } from './approvals.query.ts';
import type { BlockRange } from './fetch-announced.ts';

const text = messages.approval;

export interface SearchNoteProps {
  found: Reading<FoundApprovals>;
  /** Tokens and collections that did not answer. */
  silentCount: number;
}

/** The block range that the list of approvals covers. */
export function SearchNote({ found, silentCount }: SearchNoteProps) {
  const range = findValue(found)?.search.range;
  return (
    <div className="grid gap-2 text-small text-muted" aria-live="polite">
      {silentCount > 0 && <InlineNotice tone="warning">{text.silent(silentCount)}</InlineNotice>}
      {found.state === 'loading' && <p>{text.searching}</p>}
      {found.state !== 'loading' && !range && <InlineNotice tone="warning">{text.notSearched}</InlineNotice>}
      {range && <SearchedRange range={range} />}
    </div>
  );
}

function SearchedRange({ range: { from, to } }: { range: BlockRange }) {
  if (from === 0n) return <p>{text.searchedAll(formatBlock(to))}</p>;
  return <InlineNotice tone="warning">{text.searched(formatBlock(from), formatBlock(to))}</InlineNotice>;
}

function formatBlock(number: bigint): string {
  return toGroupedText(String(number));
}
