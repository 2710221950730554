import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '../../shared/message/messages.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { EmptyBanner, UnreadBanner } from './banner/banner-frame.tsx';
import { type ListName, listNames, parsePlace, toPlaceAddress } from './launchpad-place.ts';

const LaunchpadBanner = lazyPart(() =>
  import('./all-lists.tsx').then((m) => ({ default: m.LaunchpadBanner })),
);
const SaleList = lazyPart(() => import('./all-lists.tsx').then((m) => ({ default: m.SaleList })));
const ProjectInPage = lazyPart(() =>
  import('./project-page.tsx').then((m) => ({ default: m.ProjectInPage })),
);

const text = messages.launchpad;

/** `/launchpad`: the lists of sales, and a project that was opened from one of them (IDO-01). */
export function LaunchpadPage() {
  const { list, symbol } = parsePlace(useLocation().search);
  return symbol === undefined ? <Lists list={list} /> : <OpenedProject list={list} symbol={symbol} />;
}

function Lists({ list }: { list: ListName }) {
  const navigate = useNavigate();
  const account = useWalletSession()?.account;
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {account === undefined ? (
        <EmptyBanner note={text.connectTier} />
      ) : (
        <Suspense fallback={<UnreadBanner />}>
          <LaunchpadBanner account={account} />
        </Suspense>
      )}
      <Tabs
        label={text.lists}
        tabs={listNames.map((name) => ({ key: name, label: text.list[name] }))}
        selected={list}
        onSelect={(next) => void navigate(toPlaceAddress(next))}
      >
        <Suspense fallback={<UnreadList />}>
          <SaleList name={list} />
        </Suspense>
      </Tabs>
    </ListPage>
  );
}

/** As high as the screen: the list that replaces it moves no footer. */
function UnreadList() {
  return (
    <div className="min-h-dvh">
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

function OpenedProject({ list, symbol }: { list: ListName; symbol: string }) {
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <Link
        to={toPlaceAddress(list)}
        className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-muted hover:text-text"
      >
        <Icon name="arrowLeft" size={16} />
        {text.backTo(text.list[list])}
      </Link>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ProjectInPage key={symbol} symbol={symbol} />
      </Suspense>
    </div>
  );
}
