import { Suspense, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Calendar, useCalendarPlace } from '../calendar/calendar.tsx';
import { useClaimCalendar } from '../calendar/schedule.query.ts';
import { SearchedList } from '../list/searched-list.tsx';
import { JoinedOrders } from '../monthly/monthly-slot.tsx';
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
      {view === 'table' ? (
        <div className="grid gap-4">
          <OwnProjects session={session} />
          <JoinedOrders session={session} />
        </div>
      ) : (
        <OwnClaims account={session.account} />
      )}
    </Tabs>
  );
}

function OwnProjects({ session }: { session: WalletSession }) {
  const { account } = session;
  return (
    <SearchedList account={account} emptyText={text.noJoined} Table={JoinedTable}>
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
    </SearchedList>
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
