import { Link } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { PoolList } from './pool-list.tsx';
import { toSearchText } from './pool-list-url.ts';
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
      <TextField
        className="mb-3 tablet:max-w-96"
        type="search"
        label={text.search}
        isLabelHidden
        placeholder={text.searchPlaceholder}
        value={view.search}
        onValueChange={(typed) => changeView({ search: toSearchText(typed) })}
        leading={<Icon name="search" className="shrink-0 text-muted" />}
        autoComplete="off"
        spellCheck={false}
      />
      <PoolList view={view} onChange={changeView} />
    </ListPage>
  );
}
