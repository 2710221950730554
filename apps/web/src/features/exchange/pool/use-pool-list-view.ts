import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatPoolListView, parsePoolListView, type PoolListView } from './pool-list-url.ts';

/** What the list shows, kept in the page's address: a link, a reload and the way back bring it again. */
export function usePoolListView(): [PoolListView, (change: Partial<PoolListView>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parsePoolListView(search), [search]);
  const change = (news: Partial<PoolListView>) =>
    void navigate({ search: formatPoolListView({ ...view, page: 1, ...news }) }, { replace: true });
  return [view, change];
}
