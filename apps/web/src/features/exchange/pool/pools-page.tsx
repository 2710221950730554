import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { PoolList } from './pool-list.tsx';
import { usePoolListView } from './use-pool-list-view.ts';

const text = messages.pool;

/** `/pools`: every pool with its figures, searched and sorted. */
export function PoolsPage() {
  const [view, changeView] = usePoolListView();
  return (
    <ListPage
      title={text.listTitle}
      subtitle={text.listSubtitle}
      action={
        <Link to="/add/ETH" className={`${buttonClass('primary', 'medium')} w-full tablet:w-auto`}>
          {text.newPosition}
        </Link>
      }
    >
      <ListSearch
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={view.search}
        onChange={(search) => changeView({ search })}
        className="mb-3 tablet:max-w-96"
      />
      <PoolList view={view} onChange={changeView} />
    </ListPage>
  );
}
