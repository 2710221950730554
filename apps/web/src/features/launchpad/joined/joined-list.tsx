import { Suspense, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Calendar, useCalendarPlace } from '../calendar/calendar.tsx';
import { useClaimCalendar } from '../calendar/schedule.query.ts';
import { EmptyList, ListView, LoadMore } from '../list/list-view.tsx';
import { useProjectPages } from '../list/projects.query.ts';
import { UnreadRows } from '../list/unread-rows.tsx';
import { SaleWrites } from '../sale-writes-slot.ts';
import { JoinedTable } from './joined-table.tsx';

const JoinedFile = lazyPart(() => import('./joined-file.tsx').then((m) => ({ default: m.JoinedFile })));

const text = messages.launchpad;

/** IDO-05: the sales that the connected account joined. */
export function JoinedList() {
  const session = useWalletSession();
  const [view, setView] = useState<'table' | 'calendar'>('table');
  if (!session)
    return (
      <Card>
        <EmptyState
          icon="wallet"
          title={text.connectTitle}
          text={text.connectText}
          action={<ConnectAction />}
        />
      </Card>
    );
  return (
    <Tabs
      label={text.joinedView}
      tabs={[
        { key: 'table', label: text.viewTable },
        { key: 'calendar', label: text.viewCalendar },
      ]}
      selected={view}
      onSelect={setView}
    >
      {view === 'table' ? <OwnProjects session={session} /> : <OwnClaims account={session.account} />}
    </Tabs>
  );
}

function OwnProjects({ session }: { session: WalletSession }) {
  const { account } = session;
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
            <EmptyList about={searched === '' ? text.noJoined : text.noMatch(searched)} />
          ) : (
            <>
              <JoinedTable projects={projects} isStale={isStale} />
              <LoadMore {...paging} />
              <div className="border-t border-line empty:hidden">
                <Suspense fallback={null}>
                  <SaleWrites kind="claim-all" session={session} />
                </Suspense>
              </div>
              <div className="border-t border-line px-4">
                <Suspense fallback={<Skeleton className="my-3 h-12 w-full" />}>
                  <JoinedFile account={account} />
                </Suspense>
              </div>
            </>
          )
        }
      </ListView>
    </Card>
  );
}

function OwnClaims({ account }: { account: Address }) {
  const { place, onPlace, now } = useCalendarPlace();
  return (
    <Calendar
      place={place}
      onPlace={onPlace}
      now={now}
      entries={useClaimCalendar(account, place.month)}
      emptyText={text.noClaims}
    />
  );
}
