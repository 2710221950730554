import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A place on this site. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** A link to a page of this site. That of the router also loads pages of its framework: 3 kB in every first load. */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace && { replace }),
    ...(target && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} target={target} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className: (state: { isActive: boolean }) => string;
}

/** A link that knows whether its page, or a page below it, is shown. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const path = useResolvedPath(rest.to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isActive = here === path || (path !== '/' && here.startsWith(`${path}/`));
  return <Link aria-current={isActive ? 'page' : undefined} className={className({ isActive })} {...rest} />;
}
