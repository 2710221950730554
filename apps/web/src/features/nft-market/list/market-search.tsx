import { useEffect, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';

const text = messages.nftMarket;
/** A search starts after this pause of the typing. */
const pauseMs = 300;

/** The words of the address, and the typed ones after a pause. */
export function MarketSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState({ text: search, from: search });
  // Back and `Clear filters` set the words from outside.
  if (typed.from !== search) setTyped({ text: search, from: search });
  const settled = useDebouncedValue(typed.text.trim(), pauseMs);
  useEffect(() => {
    if (settled !== search && settled === typed.text.trim()) onSearch(settled);
  }, [settled, search, typed.text, onSearch]);
  return (
    <SearchField
      label={text.search}
      placeholder={text.searchPlaceholder}
      value={typed.text}
      onValueChange={(next) => setTyped({ text: next, from: search })}
      className="min-w-0 grow basis-60"
    />
  );
}
