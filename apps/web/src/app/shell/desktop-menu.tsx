import { messages } from '../../shared/message/messages.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NavLink } from '../../shared/ui/link.tsx';
import type { LinkEntry, MenuEntry, PageEntry } from '../site-menu.ts';
import { MenuDropdown } from './menu-dropdown.tsx';

export function DesktopMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <nav aria-label={messages.shell.mainMenu} className="hidden min-w-0 grow wide:block">
      <ul className="flex items-center">
        {entries.map((entry) =>
          entry.kind === 'group' ? (
            <MenuDropdown key={entry.label} group={entry} />
          ) : (
            <li key={entry.label}>
              <TopLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const topClass =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 text-small leading-tight font-medium transition-colors hover:text-text full:px-3';

function TopLink({ entry }: { entry: PageEntry | LinkEntry }) {
  if (entry.kind === 'page') {
    return (
      <NavLink
        to={entry.to}
        className={({ isActive }) => classNames(topClass, isActive ? 'text-text' : 'text-muted')}
      >
        {entry.label}
      </NavLink>
    );
  }
  return (
    <a
      href={entry.href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(topClass, 'text-muted')}
    >
      {entry.label}
      <Icon name="external" size={14} />
      <span className="sr-only">({messages.ui.opensInNewTab})</span>
    </a>
  );
}
