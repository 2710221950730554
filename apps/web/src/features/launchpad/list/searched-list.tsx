import type { WireProject } from '@tradewind/schema/launchpad/project';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { EmptyList, ListView, LoadMore } from './list-view.tsx';
import { useProjectPages } from './projects.query.ts';
import { UnreadRows } from './unread-rows.tsx';

const text = messages.launchpad;

export interface ProjectTableProps {
  projects: readonly WireProject[];
  isStale: boolean;
}

export interface SearchedListProps {
  /** Only the projects that it joined; without it those that ended. */
  account?: Address;
  /** Shown where nothing was searched and nothing found. */
  emptyText: string;
  /** Draws the projects that were read so far, at least one. */
  Table: ComponentType<ProjectTableProps>;
  /** Below the rows. */
  children?: ReactNode;
}

/** Projects of which a part of the name or symbol was typed, page by page. */
export function SearchedList({ account, emptyText, Table, children }: SearchedListProps) {
  const [search, setSearch] = useState('');
  const searched = useDebouncedValue(search.trim());
  const { reading, retry, isRetrying, ...paging } = useProjectPages(searched, account);
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
        {(projects, isStale) =>
          projects.length === 0 ? (
            <EmptyList about={searched === '' ? emptyText : text.noMatch(searched)} />
          ) : (
            <>
              <Table projects={projects} isStale={isStale} />
              <LoadMore {...paging} />
              {children}
            </>
          )
        }
      </ListView>
    </Card>
  );
}
