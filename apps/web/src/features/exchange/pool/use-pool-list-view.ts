import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatPoolListView, parsePoolListView, type PoolListView } from './pool-list-url.ts';

/** The view of the list, stored in the page's address: a link, a reload and the back button restore it. */
export function usePoolListView(): [PoolListView, (change: Partial<PoolListView>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parsePoolListView(search), [search]);
  const change = (news: Partial<PoolListView>) =>
    void navigate({ search: formatPoolListView({ ...view, page: 1, ...news }) }, { replace: true });
  return [view, change];
}
