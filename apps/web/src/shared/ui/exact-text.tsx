import type { ClipboardEvent, ReactNode } from 'react';

export interface ExactTextProps {
  /** With every digit. */
  exact: string;
  className?: string;
  /** The same with fewer digits. */
  children: ReactNode;
}

/** An amount that is shown with few digits, and hovered and copied with all of them. */
export function ExactText({ exact, className, children }: ExactTextProps) {
  return (
    <span title={exact} className={className} onCopy={(event) => copyExact(event, exact)}>
      {children}
    </span>
  );
}

/** A selection that reaches beyond the amount is copied as it is. */
function copyExact(event: ClipboardEvent<HTMLElement>, exact: string): void {
  // A triple click ends the selection at the beginning of what follows: the text decides.
  const selected = getSelection()?.toString().trim() ?? '';
  if (selected === '' || !event.currentTarget.textContent.includes(selected)) return;
  event.clipboardData.setData('text/plain', exact);
  event.preventDefault();
}
