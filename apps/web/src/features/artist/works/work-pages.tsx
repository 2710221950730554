import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

const text = messages.artist;

export interface WorkPagesProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** The way through the pages of a list; nothing where there is one. */
export function WorkPages({ page, pageCount, onPage }: WorkPagesProps) {
  if (pageCount <= 1 && page === 1) return null;
  return (
    <nav aria-label={text.pages} className="mt-6 flex items-center justify-center gap-2 text-small">
      <IconButton
        icon="arrowLeft"
        label={text.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="figures text-muted">{text.pageOf(String(page), String(pageCount))}</span>
      <IconButton
        icon="arrowRight"
        label={text.next}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
