import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** After the label, or at the tab's corner. */
  mark?: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Names the group to a screen reader. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The selected tab's content. */
  children: ReactNode;
  className?: string;
}

export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
}: TabsProps<Key>) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = findNextTab(tabs, selected, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.key);
    listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className="flex w-full gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${baseId}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onKeyDown={move}
            onClick={() => onSelect(tab.key)}
            className={classNames(
              'relative min-h-11 min-w-0 grow rounded-small px-1 text-small font-semibold wrap-anywhere transition-colors tablet:px-4',
              tab.key === selected ? 'bg-raised text-text shadow-card' : 'text-muted hover:text-text',
            )}
          >
            {tab.label}
            {tab.mark}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`} className="mt-4">
        {children}
      </div>
    </div>
  );
}

const keySteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function findNextTab<Key extends string>(
  tabs: readonly Tab<Key>[],
  selected: Key,
  pressed: string,
): Tab<Key> | undefined {
  const step = keySteps[pressed];
  if (step === undefined) return undefined;
  const index = tabs.findIndex((tab) => tab.key === selected);
  return tabs[(index + step + tabs.length) % tabs.length];
}
