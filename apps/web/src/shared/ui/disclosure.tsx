import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
}

/** Content behind its label, closed at first. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className="group" onToggle={({ currentTarget }) => showWhole(currentTarget)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-small text-small font-medium text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevronDown" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}

/** What opens below the visible part is scrolled into it. */
function showWhole(details: HTMLDetailsElement): void {
  if (details.open) details.scrollIntoView({ block: 'nearest' });
}
