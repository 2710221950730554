import type { ReactNode } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import type { MenuEntry } from '../site-menu.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { TokenPriceSlot } from './token-price-slot.tsx';

export interface HeaderProps {
  entries: readonly MenuEntry[];
  onOpenMenu: () => void;
  /** Connect, or the connected account. */
  wallet: ReactNode;
}

export function Header({ entries, onOpenMenu, wallet }: HeaderProps) {
  return (
    <header className="group/header sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-2 px-4 tablet:gap-4 tablet:px-6">
        <Link
          to="/"
          aria-label={messages.shell.productName}
          className="flex min-h-11 items-center gap-2.5 rounded-small"
        >
          <Mark />
          <span className="hidden text-title font-semibold tracking-tight tablet:inline">
            {messages.shell.productName}
          </span>
        </Link>
        <DesktopMenu entries={entries} />
        <div className="ml-auto flex items-center gap-1 tablet:gap-2">
          {/* A pending write takes the room of the price, and on the narrowest phones that of the theme. */}
          <span className="hidden tablet:inline-flex group-has-data-pending/header:hidden">
            <TokenPriceSlot />
          </span>
          <span className="inline-flex max-[22rem]:group-has-data-pending/header:hidden">
            <ThemeToggle />
          </span>
          {wallet}
          <span className="hidden desktop:inline-flex wide:hidden">
            <IconButton
              icon="menu"
              label={messages.shell.openMenu}
              onClick={onOpenMenu}
              aria-haspopup="dialog"
            />
          </span>
        </div>
      </div>
    </header>
  );
}
