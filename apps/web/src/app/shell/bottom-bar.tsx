import { messages } from '../../shared/message/messages.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NavLink } from '../../shared/ui/link.tsx';
import { listOffered } from '../site-menu.ts';

const itemClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-center text-caption leading-tight font-medium wrap-anywhere hyphens-auto transition-colors tracking-tight';

/**
 * The phone's menu at the bottom edge: four built pages, and a button that opens all other entries.
 * Its columns are fixed: a browser may draw the bar before it has read the last of them.
 */
export function BottomBar({ onOpenMenu, isMenuOpen }: { onOpenMenu: () => void; isMenuOpen: boolean }) {
  const pages = listOffered(({ quick }) => quick, 'production');
  return (
    <nav
      aria-label={messages.shell.quickMenu}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] cramped:static desktop:hidden"
    >
      <ul className="mx-auto grid max-w-140 grid-cols-5">
        {pages.map(({ label, to, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) => classNames(itemClass, isActive ? 'text-accent' : 'text-muted')}
            >
              <Icon name={icon} size={24} />
              {label()}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onOpenMenu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            className={classNames(itemClass, 'text-muted')}
          >
            <Icon name="menu" size={24} />
            {messages.shell.menu}
          </button>
        </li>
      </ul>
    </nav>
  );
}
