import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { StarIcon } from '../../../shared/token-list/star-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { TokenList } from './token-list.tsx';
import { formatTokenListView, parseTokenListView, type TokenListView } from './token-list-url.ts';

const text = messages.token;

/** `/tokens`: every listed token with its figures, searched and sorted. */
export function TokensPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseTokenListView(search), [search]);
  const changeView = (change: Partial<TokenListView>) =>
    void navigate({ search: formatTokenListView({ ...view, page: 1, ...change }) }, { replace: true });
  return (
    <ListPage title={text.listTitle} subtitle={text.listSubtitle}>
      <div className="mb-3 flex gap-2">
        <ListSearch
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={view.search}
          onChange={(typed) => changeView({ search: typed })}
          className="min-w-0 grow tablet:max-w-96"
        />
        <Button
          tone={view.isStarred ? 'secondary' : 'quiet'}
          aria-pressed={view.isStarred}
          throttleMs={0}
          onClick={() => changeView({ isStarred: !view.isStarred })}
        >
          <StarIcon size={18} isFilled={view.isStarred} />
          {text.onlyStarred}
        </Button>
      </div>
      <TokenList view={view} onChange={changeView} />
    </ListPage>
  );
}
