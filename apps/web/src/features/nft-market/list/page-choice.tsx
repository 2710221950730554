import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';

const text = messages.nftMarket;

export interface PageChoiceProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** NFT-01: the pages of a list. It turns after the last of several clicks; a number out of range is page 1. */
export function PageChoice({ page, pageCount, onPage }: PageChoiceProps) {
  const [wanted, setWanted] = useState({ page, text: String(page), from: page });
  // Another filter, or Back, sets the page from outside.
  if (wanted.from !== page) setWanted({ page, text: String(page), from: page });
  const turned = useDebouncedValue(wanted.page);
  // A list that is drawn again before the address has the page must not turn twice: Back would do nothing once.
  const sent = useRef(wanted);
  useEffect(() => {
    if (turned === page || turned !== wanted.page || sent.current === wanted) return;
    sent.current = wanted;
    onPage(turned);
  }, [turned, page, wanted, onPage]);
  const turn = (next: number) => setWanted({ page: next, text: String(next), from: page });
  const take = (typed: string) => {
    const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
    turn(number >= 1 && number <= pageCount ? number : 1);
  };
  return (
    <nav aria-label={text.pages} className="mt-6 flex items-center justify-center gap-2 text-small">
      <IconButton
        icon="arrowLeft"
        label={text.previous}
        disabled={wanted.page <= 1}
        throttleMs={0}
        onClick={() => turn(wanted.page - 1)}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(wanted.text);
        }}
      >
        <input
          aria-label={text.page}
          inputMode="numeric"
          value={wanted.text}
          onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
          onBlur={() => take(wanted.text)}
          className="figures min-h-11 w-16 rounded-control border border-line-strong bg-sunken text-center"
        />
      </form>
      <span className="figures text-muted">{text.ofPages(String(pageCount))}</span>
      <IconButton
        icon="arrowRight"
        label={text.next}
        disabled={wanted.page >= pageCount}
        throttleMs={0}
        onClick={() => turn(wanted.page + 1)}
      />
    </nav>
  );
}
