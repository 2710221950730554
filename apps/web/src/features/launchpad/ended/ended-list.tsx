import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { EmptyList, ListView, LoadMore } from '../list/list-view.tsx';
import { useProjectPages } from '../list/projects.query.ts';
import { UnreadRows } from '../list/unread-rows.tsx';
import { useCoinPrices } from './coin-prices.query.ts';
import { EndedTable } from './ended-table.tsx';

const text = messages.launchpad;

/** IDO-04: the ended sales, the newest first. */
export function EndedList() {
  const [search, setSearch] = useState('');
  const searched = useDebouncedValue(search.trim());
  const { reading, retry, isRetrying, ...paging } = useProjectPages(searched);
  const projects = findValue(reading) ?? [];
  const prices = useCoinPrices(projects.flatMap(({ referenceId }) => referenceId ?? []));
  return (
    <Card className="overflow-hidden">
      <SearchField
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={search}
        onValueChange={setSearch}
        className="p-3 tablet:p-4"
      />
      <ListView reading={reading} retry={retry} isRetrying={isRetrying} skeleton={<UnreadRows />}>
        {(rows, isStale) =>
          rows.length === 0 ? (
            <EmptyList about={searched === '' ? text.noEnded : text.noMatch(searched)} />
          ) : (
            <>
              <EndedTable projects={rows} prices={prices} isStale={isStale} />
              <LoadMore {...paging} />
            </>
          )
        }
      </ListView>
    </Card>
  );
}
