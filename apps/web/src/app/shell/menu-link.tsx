import { messages } from '../../shared/message/messages.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NavLink } from '../../shared/ui/link.tsx';
import type { LinkEntry, PageEntry } from '../site-menu.ts';

export interface MenuLinkProps {
  entry: PageEntry | LinkEntry;
  onFollow?: () => void;
}

const lineClass =
  'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-small px-3 text-small font-medium transition-colors hover:bg-hover';

/** One line of an opened menu. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  if (entry.kind === 'page') {
    return (
      <NavLink
        to={entry.to}
        onClick={onFollow}
        className={({ isActive }) =>
          classNames(lineClass, isActive ? 'bg-accent-soft text-accent' : 'text-text')
        }
      >
        {entry.label}
        {!entry.isBuilt && (
          <span className="rounded-full border border-line px-2 text-caption whitespace-nowrap text-muted">
            {' '}
            {messages.notBuiltMenu.comingSoon}
          </span>
        )}
      </NavLink>
    );
  }
  return (
    <a
      href={entry.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
      className={classNames(lineClass, 'text-text')}
    >
      {entry.label}
      <Icon name="external" size={16} className="shrink-0 text-muted" />
      <span className="sr-only">({messages.ui.opensInNewTab})</span>
    </a>
  );
}
