import { lazy, Suspense } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import type { GroupEntry, LinkEntry, MenuEntry, PageEntry } from '../site-menu.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MenuLink } from './menu-link.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { TokenPriceSlot } from './token-price-slot.tsx';

const MenuProfile = lazy(() => import('./menu-profile.tsx').then((m) => ({ default: m.MenuProfile })));

export interface MenuSheetProps {
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The whole menu for narrow screens: single entries first, then the groups. */
export function MenuSheet({ entries, onClose }: MenuSheetProps) {
  const groups = entries.filter((entry): entry is GroupEntry => entry.kind === 'group');
  const singles = entries.filter((entry): entry is PageEntry | LinkEntry => entry.kind !== 'group');
  return (
    <Dialog isOpen onClose={onClose} title={messages.shell.menu} headerAction={<TokenPriceSlot />}>
      <Suspense fallback={null}>
        <MenuProfile onFollow={onClose} />
      </Suspense>
      <nav aria-label={messages.shell.mainMenu} className="-mx-3">
        <EntryGrid entries={singles} onFollow={onClose} />
        {groups.map(({ label, entries: inner }) => (
          <section key={label} aria-label={label}>
            <p className="px-3 pt-3 text-caption font-semibold text-muted">{label}</p>
            <EntryGrid entries={inner} onFollow={onClose} />
          </section>
        ))}
      </nav>
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </Dialog>
  );
}

function EntryGrid({ entries, onFollow }: { entries: GroupEntry['entries']; onFollow: () => void }) {
  return (
    <ul className="grid grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
