import { messages } from '../../shared/message/messages.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import type { MenuEntry } from '../site-menu.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MenuLink } from './menu-link.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { TokenPrice } from './token-price.tsx';

export interface MenuSheetProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  onClose: () => void;
}

/** The whole menu where the header has no room for it. */
export function MenuSheet({ entries, isOpen, onClose }: MenuSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.shell.menu} headerAction={<TokenPrice />}>
      <nav aria-label={messages.shell.mainMenu}>
        <ul className="-mx-3 flex flex-col">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.kind === 'group' ? (
                <section aria-label={entry.label} className="my-1">
                  <p className="px-3 pt-2 text-caption font-semibold text-muted">{entry.label}</p>
                  <ul className="grid grid-cols-2">
                    {entry.entries.map((inner) => (
                      <li key={inner.label}>
                        <MenuLink entry={inner} onFollow={onClose} />
                      </li>
                    ))}
                  </ul>
                </section>
              ) : (
                <MenuLink entry={entry} onFollow={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </Dialog>
  );
}
