import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { rowsPerPage } from './list-url.ts';

const text = messages.pool;

export interface ListPagerProps {
  page: number;
  totalCount: number;
  /** The last page that the API reaches. */
  furthest: number;
  onTurn: (page: number) => void;
}

/** The pager of a list; nothing for a single page. */
export function ListPager({ page, totalCount, furthest, onTurn }: ListPagerProps) {
  const lastPage = Math.min(Math.ceil(totalCount / rowsPerPage), furthest);
  if (lastPage <= 1 && page === 1) return null;
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, totalCount);
  return (
    <nav aria-label={text.pages} className="mt-4 flex items-center justify-between gap-3">
      <Button tone="quiet" disabled={page === 1} onClick={() => onTurn(Math.min(page - 1, lastPage || 1))}>
        {text.previous}
      </Button>
      <output className="figures text-small text-muted">
        {text.shown(...toGrouped([Math.min(first, last), last, totalCount]))}
      </output>
      <Button tone="quiet" disabled={page >= lastPage} onClick={() => onTurn(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}

function toGrouped([first, last, total]: readonly [number, number, number]): [string, string, string] {
  return [toGroupedText(String(first)), toGroupedText(String(last)), toGroupedText(String(total))];
}
