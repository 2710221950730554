import { useEffect, useRef } from 'react';
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router';
import { messages } from '../../shared/message/messages.ts';
import { routes } from '../route-table.ts';

export const mainId = 'main';

/** On arriving at a page: its title in the tab, the top of the page, and the focus at its content, as a page load would have it. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const title = routes.find(({ path }) => matchPath(path, pathname) !== null)?.title;
    document.title =
      title === undefined || pathname === '/'
        ? messages.shell.productName
        : `${title} · ${messages.shell.productName}`;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}
