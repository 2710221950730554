import { type MouseEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { GroupEntry } from '../site-menu.ts';
import { MenuLink } from './menu-link.tsx';
import { useDropdown } from './use-dropdown.ts';

/**
 * A group of the desktop menu: opens on hover, click, Enter,
 * Space or an arrow key. Escape closes it and keeps the focus.
 */
export function MenuDropdown({ group }: { group: GroupEntry }) {
  const panelId = useId();
  const rootRef = useRef<HTMLLIElement>(null);
  const { isOpen, open, close } = useDropdown(rootRef);
  const { pathname } = useLocation();
  const isHere = group.entries.some((entry) => entry.kind === 'page' && entry.to === pathname);
  // The pointer's arrival has opened it; only a key press may close it here.
  const click = (event: MouseEvent) => (isOpen && event.detail === 0 ? close() : open());
  return (
    <li ref={rootRef} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={click}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 text-small leading-tight font-medium transition-colors hover:text-text full:px-3',
          isHere || isOpen ? 'text-text' : 'text-muted',
        )}
      >
        {group.label}
        <Icon
          name="chevronDown"
          size={14}
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={panelId}
        hidden={!isOpen}
        className="drops absolute top-full left-0 z-30 w-max rounded-control border border-line bg-overlay p-1.5 shadow-overlay"
      >
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <MenuLink entry={entry} onFollow={close} />
          </li>
        ))}
      </ul>
    </li>
  );
}
