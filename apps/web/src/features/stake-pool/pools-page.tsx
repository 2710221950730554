import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { TakeBackLink } from '../../shared/account/take-back-link.tsx';
import { messages } from '../../shared/message/messages.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { type ListName, UnreadPools } from './pool/pools-frame.tsx';

const text = messages.stakePool;
const parameter = 'list';

const AllPools = lazyPart(() => import('./all-pools.tsx').then((m) => ({ default: m.AllPools })));

/** `/StakePool`: every launch pool, live and finished. Its readers load after the paint. */
export function PoolsPage() {
  const [search, setSearch] = useSearchParams();
  const list: ListName = search.get(parameter) === 'finished' ? 'finished' : 'live';
  const choose = (next: ListName) =>
    setSearch(next === 'live' ? {} : { [parameter]: next }, { replace: true, preventScrollReset: true });
  return (
    <ListPage title={text.title(messages.shell.productName)} subtitle={text.subtitle}>
      <Suspense fallback={<UnreadPools list={list} onSelect={choose} />}>
        <AllPools list={list} onSelect={choose} />
      </Suspense>
      <TakeBackLink />
    </ListPage>
  );
}
