import { startTransition, useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';

const text = messages.nftMarket;

export interface PageChoiceProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** A page that is chosen and not yet in the address, and the page of that time. */
type Wanted = { readonly page: number; readonly from: number };

/** NFT-01: the pages of a list. It turns after the last of several clicks; a number out of range is page 1. */
export function PageChoice({ page, pageCount, onPage }: PageChoiceProps) {
  const [wanted, setWanted] = useState<Wanted>();
  const [typed, setTyped] = useState<string>();
  // Another filter, or Back, sets the page from outside.
  const open = wanted?.from === page ? wanted : undefined;
  const due = useDebouncedValue(open);
  // A list that is drawn again before the address has the page must not turn twice: Back would do nothing once.
  const sent = useRef<Wanted>(undefined);
  useEffect(() => {
    if (due === undefined || due !== open || due === sent.current) return;
    sent.current = due;
    // With the address, so that the number follows it, also back.
    startTransition(() => {
      if (due.page !== page) onPage(due.page);
      setWanted(undefined);
    });
  }, [due, open, page, onPage]);
  const shown = open?.page ?? page;
  const turn = (next: number) => {
    setTyped(undefined);
    setWanted({ page: next, from: page });
  };
  const take = () => {
    if (typed === undefined) return;
    const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
    turn(number >= 1 && number <= pageCount ? number : 1);
  };
  return (
    <nav aria-label={text.pages} className="mt-6 flex items-center justify-center gap-2 text-small">
      <IconButton
        icon="arrowLeft"
        label={text.previous}
        disabled={shown <= 1}
        throttleMs={0}
        onClick={() => turn(shown - 1)}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <input
          aria-label={text.page}
          inputMode="numeric"
          value={typed ?? String(shown)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          className="figures min-h-11 w-16 rounded-control border border-line-strong bg-sunken text-center"
        />
      </form>
      <span className="figures text-muted">{text.ofPages(String(pageCount))}</span>
      <IconButton
        icon="arrowRight"
        label={text.next}
        disabled={shown >= pageCount}
        throttleMs={0}
        onClick={() => turn(shown + 1)}
      />
    </nav>
  );
}
